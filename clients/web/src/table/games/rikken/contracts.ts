/**
 * What the table says about the contracts: who plays each, for how many tricks, and what it is worth. Which of
 * them may be bid is told by the server; `contracts.test.ts` holds these figures against the engine's rules.
 */

import type { RikkenGame, RikkenView } from '../../../session/fold/rikken';

export interface Contract {
  readonly key: string;
  /** Contracts of one level are equal. */
  readonly level: number;
  /** The declarer alone, with the holder of the card that is called, or with that of the fourth ace. */
  readonly side: 'alone' | 'called' | 'fourth-ace';
  readonly tricks: number;
  /** Exactly so many tricks, else at least so many. */
  readonly exact: boolean;
  readonly trump: 'named' | 'hearts' | 'none';
  readonly value: number;
  /** Each trick beyond counts one; with nine bids each trick short as well. */
  readonly perTrick: boolean;
  readonly opens: 'nobody' | 'declarer' | 'everyone';
}

function alone(key: string, level: number, tricks: number, value: number, more: Partial<Contract> = {}): Contract {
  return {
    key, level, side: 'alone', tricks, exact: false, trump: 'named', value, perTrick: true, opens: 'nobody', ...more,
  };
}

function withPartner(key: string, level: number, trump: 'named' | 'hearts', value: number): Contract {
  return alone(key, level, 8, value, { side: 'called', trump });
}

function exactly(key: string, level: number, tricks: number, value: number, opens: Contract['opens']): Contract {
  return alone(key, level, tricks, value, { exact: true, trump: 'none', perTrick: false, opens });
}

const LADDERS: Record<RikkenGame, readonly Contract[]> = {
  'rikken-nine': [
    withPartner('rik', 1, 'named', 6),
    withPartner('rik_hearts', 2, 'hearts', 7),
    alone('nine', 3, 9, 9),
    exactly('piek', 4, 1, 10, 'nobody'),
    alone('ten', 5, 10, 12),
    exactly('misere', 6, 0, 14, 'nobody'),
    exactly('open_piek', 7, 1, 18, 'declarer'),
    exactly('open_misere', 8, 0, 24, 'declarer'),
    alone('thirteen', 9, 13, 36, { perTrick: false }),
  ],
  'rikken-sixteen': [
    withPartner('rik', 1, 'named', 1),
    withPartner('rik_beter', 2, 'hearts', 1),
    alone('alone8', 3, 8, 1),
    exactly('misere', 4, 0, 5, 'nobody'),
    exactly('piek', 4, 1, 5, 'nobody'),
    alone('alone9', 5, 9, 1),
    alone('alone10', 6, 10, 1),
    alone('alone11', 7, 11, 1),
    alone('alone12', 8, 12, 1),
    exactly('open_misere', 9, 0, 10, 'declarer'),
    exactly('open_piek', 9, 1, 10, 'declarer'),
    alone('troela', 10, 8, 2, { side: 'fourth-ace' }),
    exactly('open_misere_praatje', 11, 0, 15, 'everyone'),
    exactly('open_piek_praatje', 11, 1, 15, 'everyone'),
    alone('alone13', 12, 13, 15, { perTrick: false }),
    alone('open13', 13, 13, 20, { perTrick: false, opens: 'declarer' }),
  ],
};

/** From the lowest to the highest. */
export function ladderOf(game: RikkenGame): readonly Contract[] {
  return LADDERS[game];
}

/** Throws for a key that the ladder of this game does not have. */
export function contractOf(game: RikkenGame, key: string): Contract {
  const found = LADDERS[game].find((contract) => contract.key === key);
  if (found === undefined) throw new Error(`no contract ${key} in ${game}`);
  return found;
}

/** What a contract asks for, in the words of `table-rikken-means`. */
export function meaningOf({ side, tricks, exact, trump, opens }: Contract): string {
  if (side === 'called') return trump === 'hearts' ? 'called-hearts' : 'called';
  if (side === 'fourth-ace') return side;
  const what = exact ? (tricks === 0 ? 'none' : 'one') : tricks === 13 ? 'all' : 'alone';
  return opens === 'nobody' ? what : `${what}-${opens}`;
}

/** The seats that won the auction, with their contracts, clockwise from South; none until then. */
export function declarersOf(view: RikkenView): { seat: number; contract: Contract }[] {
  return view.contracts.flatMap((key, seat) =>
    key === null ? [] : [{ seat, contract: contractOf(view.game, key) }],
  );
}

/** How it stands with a contract whose side has won so many tricks. */
export function standingOf({ exact, tricks }: Contract, won: number): 'under' | 'made' | 'lost' {
  if (exact && won > tricks) return 'lost';
  return won >= tricks ? 'made' : 'under';
}
