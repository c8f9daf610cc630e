/** Tells each event: in words for those who listen, and as a sound. */

import type { MatchEvent } from '../session/types';
import type { GameUi, Scene } from './games/game';
import type { Beat } from './pacer';
import type { Sound } from './sound';

/** How many lines the log keeps; a screen reader reads only what is new. */
const KEPT = 12;

export interface Line {
  readonly id: number;
  readonly text: string;
}

export class Teller {
  lines = $state.raw<readonly Line[]>([]);
  #count = 0;

  tell(events: readonly MatchEvent[], scene: Scene, game: GameUi): void {
    const words = events.map((event) => game.eventWords(event, scene)).filter((text) => text !== null);
    if (words.length === 0) return;
    const fresh = words.map((text) => ({ id: this.#count++, text }));
    this.lines = [...this.lines, ...fresh].slice(-KEPT);
  }

  sounds(beat: Beat): Sound[] {
    const kinds = beat.events.map((event) => event.e);
    if (kinds.includes('over')) return ['over'];
    if (kinds.includes('deal')) return ['deal'];
    if (kinds.includes('play')) return ['card'];
    return beat.frame.kind === 'sweep' ? ['trick'] : [];
  }
}
