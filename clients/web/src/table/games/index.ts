import type { MatchView } from '../../session/types';
import type { GameUi } from './game';
import { rikiki } from './rikiki';

const GAMES: Record<MatchView['game'], GameUi> = { rikiki };

/** The parts that a match's game brings to the table. */
export function gameUi(view: MatchView): GameUi {
  return GAMES[view.game];
}
