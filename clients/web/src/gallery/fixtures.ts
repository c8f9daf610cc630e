/** A table of example people, and recorded matches as seat 0 saw them. */

import { fold, opening } from '../session/fold';
import type { MatchEvent, MatchView, Move, TableSeat, TableState } from '../session/types';

export interface Told {
  readonly events: readonly MatchEvent[];
  readonly legal?: readonly Move[];
}

export interface Moment<View extends MatchView = MatchView> {
  readonly view: View;
  readonly legal: readonly Move[] | null;
  /** How many steps of the match have been told. */
  readonly at: number;
}

const NAMES = ['Anna', 'Bence', 'Aino', 'Joris'];

export function aTable(change: Partial<TableState> = {}): TableState {
  const seats = NAMES.map<TableSeat>((name, seat) => ({
    kind: seat === 3 ? 'bot' : 'player',
    name,
    covered: false,
    strength: seat === 3 ? 'normal' : null,
    ready: false,
  }));
  return {
    id: 'k3x9q2m7ab',
    game: 'rikiki',
    options: { longest: 13, hook: 'always' },
    stage: 'playing',
    match: 0,
    pace: 'calm',
    clock: null,
    watching: true,
    commitment: '0'.repeat(64),
    next_commitment: null,
    secret: null,
    host: 0,
    deadline: null,
    next_at: null,
    seats,
    ...change,
  };
}

/** Every moment of the recorded match, the one before the first deal included; `View` is its game's. */
export function moments<View extends MatchView>(match: readonly Told[], table: TableState): Moment<View>[] {
  const found: Moment[] = [{ view: opening(table, 0), legal: null, at: 0 }];
  match.forEach((told, i) => {
    const view = fold(found.at(-1)!.view, told.events);
    found.push({ view, legal: told.legal ?? null, at: i + 1 });
  });
  return found as Moment<View>[];
}
