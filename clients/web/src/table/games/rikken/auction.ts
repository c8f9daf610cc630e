/** The auction as the table tells it: who stands where, and why a rung cannot be bid. */

import type { RikkenView, Spoken } from '../../../session/fold/rikken';
import type { Move, Seat } from '../../../session/types';
import { contractOf, type Contract } from './contracts';

const PASS = 'pass';

/** A seat that has spoken: the bid it stands by, and whether it is out. */
export interface Standing {
  readonly seat: Seat;
  readonly contract: Contract | null;
  readonly passed: boolean;
}

/** Every seat that has spoken, the highest bid first; equal bids in the order in which they were made. */
export function standings({ game, auction }: RikkenView): Standing[] {
  const seats = [...new Set(auction.map(({ seat }) => seat))];
  const found = seats.map((seat) => {
    const words = auction.filter((spoken) => spoken.seat === seat);
    const bid = words.findLast((spoken) => spoken.bid !== PASS);
    return {
      seat,
      contract: bid === undefined ? null : contractOf(game, bid.bid),
      passed: words.at(-1)?.bid === PASS,
      at: bid === undefined ? auction.length : auction.indexOf(bid),
    };
  });
  return found
    .sort((a, b) => (b.contract?.level ?? 0) - (a.contract?.level ?? 0) || a.at - b.at)
    .map(({ seat, contract, passed }) => ({ seat, contract, passed }));
}

/** The highest bid so far, the first of equals; null before any. */
export function highestBid(view: RikkenView): { seat: Seat; contract: Contract } | null {
  const first = standings(view)[0];
  return first === undefined || first.contract === null ? null : { seat: first.seat, contract: first.contract };
}

/** What a seat said last, null before its first word. */
export function lastWord({ auction }: RikkenView, seat: Seat): string | null {
  return auction.findLast((spoken: Spoken) => spoken.seat === seat)?.bid ?? null;
}

export function mayPass(legal: readonly Move[]): boolean {
  return legal.includes(PASS);
}

/** Why a rung cannot be bid: three aces force another one, it needs three aces, or it is too low. */
export type Barred = 'forced' | 'three-aces' | 'low';

/** Null for a rung that may be bid. */
export function barredBy(contract: Contract, legal: readonly Move[]): Barred | null {
  if (legal.includes(`bid ${contract.key}`)) return null;
  if (!mayPass(legal)) return 'forced';
  return contract.side === 'fourth-ace' ? 'three-aces' : 'low';
}
