/** How a hand is laid out: suits in alternating colours, and in rows that a thumb can reach. */

import { isRed, RANKS, SUITS, suitOf, type Suit } from './card';

/** Suits from the left; black and red take turns whenever the hand allows it. */
const USUAL: readonly Suit[] = ['s', 'h', 'c', 'd'];

function permutations(suits: readonly Suit[]): Suit[][] {
  if (suits.length < 2) return [[...suits]];
  return suits.flatMap((suit) =>
    permutations(suits.filter((other) => other !== suit)).map((rest) => [suit, ...rest]),
  );
}

function clashes(order: readonly Suit[]): number {
  return order.filter((suit, i) => i > 0 && isRed(suit) === isRed(order[i - 1]!)).length;
}

/**
 * The order of the suits that a hand really holds: as few neighbours of one colour as possible and,
 * among those orders, the one nearest to spades, hearts, clubs, diamonds. `first` stands leftmost.
 */
export function suitOrder(held: readonly Suit[], first: Suit | null = null): Suit[] {
  const usual = USUAL.filter((suit) => held.includes(suit));
  const orders = permutations(usual).filter(
    (order) => first === null || !usual.includes(first) || order[0] === first,
  );
  return orders.reduce((best, order) => (clashes(order) < clashes(best) ? order : best));
}

/** The hand from left to right, high cards first in each suit; hidden cards keep to the right. */
export function sortHand(hand: readonly string[], first: Suit | null = null): string[] {
  const held = SUITS.filter((suit) => hand.some((card) => suitOf(card) === suit));
  const order: readonly (Suit | null)[] = held.length ? suitOrder(held, first) : [];
  const place = (card: string) => {
    const suit = order.indexOf(suitOf(card));
    return suit < 0 ? order.length : suit;
  };
  const height = (card: string) => RANKS.indexOf(card[0] as (typeof RANKS)[number]);
  return [...hand].sort((a, b) => place(a) - place(b) || height(b) - height(a));
}

/** The hand where suits mean nothing: cards of one rank side by side, high ranks first, hidden cards last. */
export function sortByRank(hand: readonly string[]): string[] {
  const height = (card: string) => RANKS.indexOf(card[0] as (typeof RANKS)[number]);
  const suit = (card: string) => USUAL.indexOf(card[1] as Suit);
  return [...hand].sort((a, b) => height(b) - height(a) || suit(a) - suit(b));
}

/**
 * Keeps an order that the player made by hand: cards that are still held stay where they were,
 * cards not seen before join at the right in the order of `sorted`.
 */
export function keepOrder(mine: readonly string[], sorted: readonly string[]): string[] {
  const kept = mine.filter((card) => sorted.includes(card));
  return [...kept, ...sorted.filter((card) => !kept.includes(card))];
}

/** The hand with one card moved to another place. */
export function moveCard(hand: readonly string[], card: string, to: number): string[] {
  const rest = hand.filter((other) => other !== card);
  rest.splice(Math.max(0, Math.min(to, rest.length)), 0, card);
  return rest;
}

/**
 * Splits a hand into one row, or two when it holds more than `width` cards. The cut falls between
 * two suits when that leaves the rows nearly even, so that a suit is seldom torn apart.
 */
export function rows(hand: readonly string[], width = 7): string[][] {
  if (hand.length <= width) return [[...hand]];
  const even = Math.ceil(hand.length / 2);
  const fits = (cut: number) => cut <= width && hand.length - cut <= width;
  const between = hand
    .map((_, i) => i)
    .filter((i) => i > 0 && fits(i) && suitOf(hand[i]!) !== suitOf(hand[i - 1]!))
    .filter((i) => Math.abs(i - even) <= 2)
    .sort((a, b) => Math.abs(a - even) - Math.abs(b - even) || b - a);
  const cut = between[0] ?? even;
  return [hand.slice(0, cut), hand.slice(cut)];
}
