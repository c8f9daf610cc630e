/** Which games this client can show, and how a view of each begins and goes on. */
import { rikikiOpening, seeRikiki } from './fold/rikiki';
import { rikkenOpening, seeRikken } from './fold/rikken';
import { ristikontraOpening, seeRistikontra } from './fold/ristikontra';
import { Unfoldable } from './fold/see';
import type { MatchEvent, MatchView, Options, Seat, TableState } from './types';

export { Unfoldable };

/** How one game's views begin and go on. */
interface Folding<View = MatchView, Event = MatchEvent> {
  opening(options: Options, observer: Seat | null): View;
  see(view: View, event: Event): View;
}

/** A game is only ever given its own views and events, because they come under its name. */
const FOLDS: Record<MatchView['game'], Folding> = {
  rikiki: anyGame({ opening: rikikiOpening, see: seeRikiki }),
  ristikontra: anyGame({ opening: ristikontraOpening, see: seeRistikontra }),
  'rikken-nine': anyGame({
    opening: (options, observer) => rikkenOpening('rikken-nine', options, observer),
    see: seeRikken,
  }),
  'rikken-sixteen': anyGame({
    opening: (options, observer) => rikkenOpening('rikken-sixteen', options, observer),
    see: seeRikken,
  }),
};

/** The games that have a table to be played at. */
export const SHOWN: readonly string[] = ['rikiki', 'ristikontra', 'rikken-nine', 'rikken-sixteen'];

/** The view before a match's first deal. Throws `Unfoldable` for a game that we cannot show. */
export function opening(table: TableState, observer: Seat | null): MatchView {
  return foldingOf(table.game).opening(table.options, observer);
}

/** The view after these events. Throws `Unfoldable` when they do not fit. */
export function fold(view: MatchView, events: readonly MatchEvent[]): MatchView {
  return events.reduce(foldingOf(view.game).see, view);
}

function foldingOf(game: string): Folding {
  const folding: Folding | undefined = FOLDS[game as MatchView['game']];
  if (folding === undefined) throw new Unfoldable(`cannot show the game ${game}`);
  return folding;
}

function anyGame<View, Event>(folding: Folding<View, Event>): Folding {
  return folding as unknown as Folding;
}
