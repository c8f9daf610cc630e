/** Every game's parts, fetched when a table needs them. */

import { learnGame } from '../../words/games';
import type { GameUi } from './game';

const GAMES: Record<string, () => Promise<GameUi>> = {
  rikiki: async () => anyGame((await import('./rikiki')).rikiki),
  ristikontra: async () => anyGame((await import('./ristikontra')).ristikontra),
  'rikken-nine': async () => anyGame((await import('./rikken')).rikken),
  'rikken-sixteen': async () => anyGame((await import('./rikken')).rikken),
};

/** The parts that a game brings to the table, its words among them. Rejects when they cannot be had, or when there are none. */
export async function fetchGame(game: string): Promise<GameUi> {
  const found = GAMES[game];
  if (found === undefined) throw new Error(`cannot show the game ${game}`);
  const [ui] = await Promise.all([found(), learnGame(game)]);
  return ui;
}

/** A game is only ever given its own views and events, because they come under its name. */
function anyGame<View, Event>(ui: GameUi<View, Event>): GameUi {
  return ui as unknown as GameUi;
}
