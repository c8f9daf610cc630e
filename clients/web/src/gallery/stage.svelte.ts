/** A table store without a server: it tells a recorded match at the pace of whoever looks at it. */

import type { Answer, Pending, Presence, Refusal, Status, Step, TableStore } from '../session/store';
import type { Command, Links, MatchView, Move, Seat, TableState } from '../session/types';
import { DEFAULTS, type Settings } from '../settings';
import { fold } from '../session/fold';
import type { Moment, Told } from './fixtures';

export class Stage implements TableStore {
  readonly id = 'k3x9q2m7ab';
  status = $state.raw<Status>('live');
  table = $state.raw<TableState | null>(null);
  match = $state.raw<MatchView | null>(null);
  legal = $state.raw<readonly Move[] | null>(null);
  seat = $state.raw<Seat | null>(0);
  here = $state.raw<Presence>({ seats: [true, true, true, true], watchers: 0 });
  links: Links | null = null;
  watch: string | null = null;
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  settings = $state.raw<Settings>({ ...DEFAULTS, sounds: false });
  readonly skew = 0;
  readonly steps = { subscribe: (fn: (step: Step) => void) => this.#subscribe(fn) };
  readonly #listeners = new Set<(step: Step) => void>();
  readonly #match: readonly Told[];
  #at: number;
  #version = 0;

  constructor(match: readonly Told[], moment: Moment, table: TableState) {
    this.#match = match;
    this.#at = moment.at;
    this.table = table;
    this.match = moment.view;
    this.legal = moment.legal;
  }

  /** Tells the next step of the match; false at its end. */
  tell(): boolean {
    const told = this.#match[this.#at];
    if (told === undefined || this.match === null) return false;
    this.#at += 1;
    const before = this.match;
    const after = fold(before, told.events);
    this.match = after;
    this.legal = told.legal ?? null;
    this.#version += 1;
    const step: Step = {
      v: this.#version,
      at: Date.now(),
      events: told.events,
      before,
      after,
      legal: this.legal,
      jump: false,
    };
    for (const listener of this.#listeners) listener(step);
    return true;
  }

  /** Only the recorded move is accepted, and the others then answer; every other one is refused. */
  async act(command: Command): Promise<Answer> {
    this.pending = { id: 'x'.repeat(22), command };
    await pause(60);
    this.pending = null;
    if (command.c === 'move' && !this.#recorded(command.move)) {
      this.refusal = { code: 'illegal/not-now', message: 'The recorded match went on differently.' };
      return { ok: false, ...this.refusal };
    }
    void this.#goOn();
    return { ok: true, v: this.#version, token: null };
  }

  forget(): void {
    this.refusal = null;
  }

  async #goOn(): Promise<void> {
    do {
      if (!this.tell()) return;
      await pause(350);
    } while (this.legal === null && this.match?.phase !== 'scored');
  }

  #recorded(move: Move): boolean {
    const event = this.#match[this.#at]?.events[0];
    if (event?.e === 'bid') return move === `bid ${event.bid}`;
    return event?.e === 'play' && move === (event.how === 'dark' ? 'dark' : event.card);
  }

  #subscribe(fn: (step: Step) => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
