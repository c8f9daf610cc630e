/** Ristikontra's own part of the fold: the stock, the two piles, what is barred, the points held. */
import { blank, see, Unfoldable } from './see';
import type { Card, CommonEvent, CommonView, Options, Seat } from '../types';

/** By side: South and North, West and East. */
export type Pair<Value> = [Value, Value];

export interface RistikontraResult {
  deal: number;
  dealer: Seat;
  /** Card points in the two piles. */
  points: Pair<number>;
  dirty: Pair<boolean>;
  cleaned: Pair<boolean>;
  /** Game points that wait for the next winner after this deal. */
  held: number;
  /** Game points, by seat: the same for both partners. */
  scores: number[];
  totals: number[];
}

export interface RistikontraView extends CommonView<RistikontraResult> {
  game: 'ristikontra';
  deals: null;
  /** Game points that win the match. */
  target: number;
  hand_size: number;
  queen_king_rule: boolean;
  fourth_king_ban: boolean;
  /** Cards left in the stock. */
  stock: number;
  /** Ranks that nobody may play now, as `K`. */
  barred: string[];
  points: Pair<number>;
  dirty: Pair<boolean>;
  cleaned: Pair<boolean>;
  held: number;
}

export type RistikontraEvent =
  | CommonEvent<RistikontraResult>
  | { e: 'stock'; size: number }
  | { e: 'drew'; seat: Seat }
  | { e: 'drawn'; seat: Seat; card: Card }
  | { e: 'pile'; points: Pair<number>; dirty: Pair<boolean>; cleaned: Pair<boolean> }
  | { e: 'barred'; ranks: string[] };

/** A known hand is kept in this order: suit by suit, two to ace. */
const SUITS = 'cdhs';
const RANKS = '23456789TJQKA';
const place = (card: Card): number => 13 * SUITS.indexOf(card[1]!) + RANKS.indexOf(card[0]!);

export function ristikontraOpening(options: Options, observer: Seat | null): RistikontraView {
  const inForce = (rule: string) => Boolean(options['klappi']) || Boolean(options[rule]);
  return {
    ...blank(observer),
    game: 'ristikontra',
    deals: null,
    target: Number(options['target'] ?? 7),
    hand_size: inForce('five_cards') ? 5 : 6,
    queen_king_rule: inForce('queen_king_rule'),
    fourth_king_ban: inForce('fourth_king_ban'),
    stock: 0,
    held: 0,
    ...emptyPiles(),
  };
}

/** What a new deal clears, besides what all games clear. */
function emptyPiles(): Pick<RistikontraView, 'barred' | 'points' | 'dirty' | 'cleaned'> {
  return { barred: [], points: [0, 0], dirty: [false, false], cleaned: [false, false] };
}

export function seeRistikontra(view: RistikontraView, event: RistikontraEvent): RistikontraView {
  switch (event.e) {
    case 'deal':
      return see({ ...view, stock: 0, ...emptyPiles() }, event);
    case 'stock':
      return { ...view, stock: event.size };
    case 'play':
      return see({ ...view, stock: view.stock - Number(event.how === 'dark') }, event);
    case 'drew': {
      const hand = view.hands[event.seat] ?? [];
      return { ...view, stock: view.stock - 1, hands: view.hands.with(event.seat, [...hand, '??']) };
    }
    case 'drawn':
      return { ...view, hands: view.hands.with(event.seat, known(view, event.seat, event.card)) };
    case 'pile':
      return { ...view, points: event.points, dirty: event.dirty, cleaned: event.cleaned };
    case 'barred':
      return { ...view, barred: event.ranks };
    case 'score':
      return { ...see(view, event), held: event.result.held };
    default:
      return see(view, event);
  }
}

/** The drawer's hand once the card it drew is known. */
function known(view: RistikontraView, seat: Seat, card: Card): Card[] {
  const hand = view.hands[seat] ?? [];
  const at = hand.indexOf('??');
  if (at < 0) throw new Unfoldable(`${card} was drawn to a hand that has no room for it`);
  return hand.with(at, card).sort((a, b) => place(a) - place(b));
}
