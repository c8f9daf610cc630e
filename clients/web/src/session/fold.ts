/** Which games this client can show, and how a view of each begins and goes on. */
import { rikikiOpening, seeRikiki } from './fold/rikiki';
import { Unfoldable } from './fold/see';
import type { MatchEvent, MatchView, Seat, TableState } from './types';

export { Unfoldable };

export const SHOWN: readonly string[] = ['rikiki'];

/** The view before a match's first deal. Throws `Unfoldable` for a game that we cannot show. */
export function opening(table: TableState, observer: Seat | null): MatchView {
  if (table.game === 'rikiki') return rikikiOpening(table.options, observer);
  throw new Unfoldable(`cannot show the game ${table.game}`);
}

/** The view after these events. Throws `Unfoldable` when they do not fit. */
export function fold(view: MatchView, events: readonly MatchEvent[]): MatchView {
  return events.reduce(seeRikiki, view);
}
