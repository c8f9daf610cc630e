/** A table for components: the session's state as runes, its commands as promises. */
import type { Preferences } from '../preferences.svelte';
import { withBotsNamed } from '../words/bots';
import type { Keep, Effect, Identity } from './session';
import { Session } from './session';
import { freshSecret } from './secrets';
import { Socket } from './socket';
import type { Answer, Pending, Presence, Refusal, Status, Step, TableStore } from './store';
import type { Command, Links, MatchView, Move, Seat, TableState } from './types';

export class LiveTable implements TableStore {
  status = $state.raw<Status>('connecting');
  #table = $state.raw<TableState | null>(null);
  table = $derived(this.#table && withBotsNamed(this.#table));
  match = $state.raw<MatchView | null>(null);
  legal = $state.raw<readonly Move[] | null>(null);
  seat = $state.raw<Seat | null>(null);
  here = $state.raw<Presence>({ seats: [false, false, false, false], watchers: 0 });
  links = $state.raw<Links | null>(null);
  watch = $state.raw<string | null>(null);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the server will not have us back, with this key, at this table. */
  ended = $state.raw<Refusal | null>(null);
  skew = $state.raw(0);

  readonly id: string;
  readonly steps = { subscribe: (fn: (step: Step) => void) => this.#subscribe(fn) };

  readonly #session: Session;
  readonly #socket: Socket;
  readonly #preferences: Preferences;
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #listeners = new Set<(step: Step) => void>();
  #welcomed = false;
  #moving: Promise<Answer> | null = null;

  constructor(url: string, identity: Identity, keep: Keep, preferences: Preferences) {
    this.id = identity.table;
    this.#preferences = preferences;
    this.#session = new Session(identity, keep);
    this.#socket = new Socket(url, this.#session, (effects) => this.#told(effects));
  }

  get settings() {
    return this.#preferences.settings;
  }

  /** Never rejects. A second move while one awaits its answer is the same tap twice: it gets the same answer. */
  act(command: Command): Promise<Answer> {
    if (command.c !== 'move') return this.#wish(command);
    this.#moving ??= this.#wish(command).finally(() => (this.#moving = null));
    return this.#moving;
  }

  forget(): void {
    this.#session.refusal = null;
    this.#show();
  }

  close(): void {
    this.#socket.stop();
  }

  #wish(command: Command): Promise<Answer> {
    const id = freshSecret();
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.run(this.#session.act(command, id));
    });
  }

  #subscribe(fn: (step: Step) => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  #told(effects: readonly Effect[]): void {
    this.#show();
    for (const effect of effects) {
      if (effect.do === 'tell') for (const listener of this.#listeners) listener(effect.step);
      if (effect.do === 'answer') {
        this.#waiting.get(effect.id)?.(effect.answer);
        this.#waiting.delete(effect.id);
      }
    }
  }

  #show(): void {
    const session = this.#session;
    this.#welcomed ||= session.live;
    this.#table = session.table;
    this.match = session.match;
    this.legal = session.legal;
    this.seat = session.seat;
    this.here = session.here;
    this.links = session.links;
    this.watch = session.watch;
    this.refusal = session.refusal;
    this.ended = session.ended;
    this.skew = session.skew;
    this.pending = session.pending;
    this.status = this.#status();
  }

  #status(): Status {
    if (this.#session.live) return this.#session.saving ? 'live' : 'saving';
    return this.#welcomed || this.#socket.failed ? 'lost' : 'connecting';
  }
}
