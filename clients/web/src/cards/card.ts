/** Cards as people and wires write them: rank and suit, `Ah`, `Td`; `??` is a card one may not see. */

export const SUITS = ['c', 'd', 'h', 's'] as const;
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

export const HIDDEN = '??';

/** The suit of a visible card, null for a hidden one. */
export function suitOf(card: string): Suit | null {
  return SUITS.find((suit) => suit === card[1]) ?? null;
}

/** The rank of a visible card, null for a hidden one. */
export function rankOf(card: string): Rank | null {
  return RANKS.find((rank) => rank === card[0]) ?? null;
}

/** Whether text names one of the 52 cards, so that a move can be told from a card. */
export function isCard(text: string): boolean {
  return text.length === 2 && suitOf(text) !== null && rankOf(text) !== null;
}

export function isRed(suit: Suit): boolean {
  return suit === 'h' || suit === 'd';
}
