/** The numbers of a bidding, as the server allows them; which are barred is told, not computed. */

import type { Move } from '../../../session/types';

export interface Bid {
  readonly number: number;
  readonly move: Move;
  readonly allowed: boolean;
}

/** Every number from 0 to the hand's size. */
export function bidsOf(size: number, legal: readonly Move[]): Bid[] {
  return Array.from({ length: size + 1 }, (_, number) => {
    const move = `bid ${number}`;
    return { number, move, allowed: legal.includes(move) };
  });
}

/** What the seats that have spoken promise together. */
export function sumOfBids(bids: readonly (number | null)[]): number {
  return bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0);
}

/**
 * The number meant by typing `digit` after `typed`: two digits where such a number is on offer,
 * else the digit alone; null when there is no such number.
 */
export function typedNumber(typed: string, digit: string, size: number): number | null {
  const long = Number(typed + digit);
  if (typed !== '' && typed !== '0' && long <= size) return long;
  const short = Number(digit);
  return short <= size ? short : null;
}
