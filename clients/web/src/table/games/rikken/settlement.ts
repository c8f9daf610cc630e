/** How a deal's scores came about, contract by contract, in figures that the result sheet puts into words. */

import type { RikkenResult, RikkenView } from '../../../session/fold/rikken';
import type { Options, Seat } from '../../../session/types';
import { contractOf, type Contract } from './contracts';

/** How a match settles: `zero-sum` against the others, or `points` that nobody pays. */
export type Settling = 'zero-sum' | 'points';

export interface Settlement {
  readonly seat: Seat;
  readonly contract: Contract;
  readonly partner: Seat | null;
  /** Tricks of the whole side. */
  readonly won: number;
  readonly made: boolean;
  /** Tricks beyond the number wanted, or short of it, as far as they count. */
  readonly extra: number;
  /** What it is worth: its value and those tricks. */
  readonly worth: number;
}

export function settlingOf({ game, options }: Pick<RikkenView, 'game' | 'options'>): Settling {
  return game === 'rikken-nine' || options['settlement'] === 'cash' ? 'zero-sum' : 'points';
}

/** One line a declarer. */
export function settlements(view: RikkenView, result: RikkenResult): Settlement[] {
  return result.contracts.flatMap((key, seat) => {
    if (key === null) return [];
    const contract = contractOf(view.game, key);
    const { partner } = result;
    const won = result.won[seat]! + (partner === null ? 0 : result.won[partner]!);
    const made = result.made[seat] === true;
    const extra = made ? beyond(contract, won) : short(contract, won, shortfallsCount(view.options));
    return [{ seat, contract, partner, won, made, extra, worth: contract.value + extra }];
  });
}

function beyond({ perTrick, tricks }: Contract, won: number): number {
  return perTrick ? Math.max(0, won - tricks) : 0;
}

function short({ perTrick, tricks }: Contract, won: number, always: boolean): number {
  return perTrick || always ? Math.max(0, tricks - won) : 0;
}

/** With nine bids there is no such option: tricks short count where tricks beyond do. */
function shortfallsCount(options: Options): boolean {
  return options['undertricks'] === 'all';
}

/** What a settlement brings a seat. */
export function share(settlement: Settlement, settling: Settling, seat: Seat): number {
  const { partner, made, worth } = settlement;
  const inside = seat === settlement.seat || seat === partner;
  const gains = inside === made;
  if (settling === 'points') return gains ? worth : 0;
  const stake = inside && partner === null ? 3 * worth : worth;
  return gains ? stake : -stake;
}
