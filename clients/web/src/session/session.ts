/**
 * The session protocol without a socket: messages in, effects out (PROTOCOL section 3).
 *
 *     opened() ─► hello        welcome ─► known version, unanswered `do`s once more
 *     receive(ev v)   v = mine + 1: fold, tell      v ≤ mine: drop      v > mine + 1: resync
 *     act(command) ─► kept first, then sent; resent with the same id until `done` or `no`
 */
import { fold, opening } from './fold';
import type { Answer, Pending, Presence, Refusal, Step } from './store';
import type {
  Bye,
  ClientMessage,
  Command,
  Do,
  Ev,
  Have,
  Links,
  MatchView,
  Move,
  No,
  Seat,
  ServerMessage,
  Skip,
  Snapshot,
  TableState,
  Welcome,
} from './types';

/** What the shell around the session has to do, in this order. */
export type Effect =
  | { do: 'send'; message: ClientMessage }
  | { do: 'tell'; step: Step }
  | { do: 'answer'; id: string; answer: Answer }
  /** Something was lost: connect anew, `hello` will say what we have. */
  | { do: 'resync' }
  /** The server closes and wants us back after so many milliseconds. */
  | { do: 'return'; after: number }
  /** The server closes and does not want us back. */
  | { do: 'leave' };

/** Where unanswered commands outlive a reload. */
export interface Keep {
  load(): Do[];
  save(unanswered: readonly Do[]): void;
}

export interface Identity {
  table: string;
  key: string;
  tab: string;
}

export class Session {
  /** The socket is open and the server has welcomed us. */
  live = false;
  /** The server can store: false while nothing can be acknowledged. */
  saving = true;
  seat: Seat | null = null;
  table: TableState | null = null;
  match: MatchView | null = null;
  legal: readonly Move[] | null = null;
  links: Links | null = null;
  watch: string | null = null;
  here: Presence = { seats: [false, false, false, false], watchers: 0 };
  /** The last refusal that no later command has replaced. */
  refusal: Refusal | null = null;
  /** Why the server will not have us back. */
  ended: Refusal | null = null;
  /** Milliseconds to add to our clock to have the server's. */
  skew = 0;

  #have: Have | null = null;
  #unanswered: Do[];

  constructor(
    readonly identity: Identity,
    private readonly keep: Keep,
  ) {
    this.#unanswered = keep.load();
  }

  /** The newest command without an answer. */
  get pending(): Pending | null {
    const last = this.#unanswered.at(-1);
    return last === undefined ? null : { id: last.id, command: last.c };
  }

  /** The version we are at, 0 before the first welcome. */
  get v(): number {
    return this.#have?.v ?? 0;
  }

  /** The socket is open: the first frame is ours. */
  opened(): Effect[] {
    this.live = false;
    return [send({ t: 'hello', ...this.identity, have: this.#have })];
  }

  closed(): void {
    this.live = false;
  }

  /** Makes a wish. `id` is 22 fresh random characters. */
  act(command: Command, id: string): Effect[] {
    const wish: Do = { t: 'do', id, v: this.v, c: command };
    this.refusal = null;
    this.#settle([...this.#unanswered, wish]);
    return this.live ? [send(wish)] : [];
  }

  receive(message: ServerMessage, now: number): Effect[] {
    switch (message.t) {
      case 'welcome':
        return this.#welcome(message, now);
      case 'ev':
      case 'skip':
        return this.live ? this.#advance(message) : [];
      case 'here':
        this.here = { seats: message.seats, watchers: message.watchers };
        return [];
      case 'done':
        return this.#answer(message.id, { ok: true, v: message.v, token: message.token ?? null });
      case 'no':
        return this.#refuse(message);
      case 'bye':
        return this.#bye(message);
      case 'saving':
        this.saving = message.ok;
        return [];
      case 'pong':
        return [];
    }
  }

  /** Forget what we hold, so that the next `hello` asks for the whole state. */
  distrust(): void {
    this.#have = null;
  }

  #welcome(message: Welcome, now: number): Effect[] {
    this.live = true;
    this.saving = true;
    this.ended = null;
    this.seat = message.seat;
    this.skew = message.now - now;
    const told: Effect[] = [];
    if (message.state !== null) {
      told.push(this.#replace(message, message.state));
    } else {
      for (const each of message.missed ?? []) if (this.live) told.push(...this.#advance(each));
      if (!this.live) return told;
      if (this.#have?.v !== message.v || this.#have.inc !== message.inc) {
        this.distrust();
        return [...told, ...this.#lost()];
      }
    }
    return [...told, ...this.#unanswered.map(send)];
  }

  #replace(message: Welcome, state: Snapshot): Effect {
    const before = this.match;
    this.#have = { inc: message.inc, v: message.v, h: message.h };
    this.table = state.table;
    this.match = state.match;
    this.legal = state.legal;
    this.links = state.links;
    this.watch = state.watch;
    const { v, now } = message;
    const step = { v, at: now, events: [], before, after: state.match, legal: state.legal, jump: true };
    return { do: 'tell', step };
  }

  #advance(message: Ev | Skip): Effect[] {
    if (this.#have === null || message.v > this.#have.v + 1) return this.#lost();
    if (message.v <= this.#have.v) return [];
    const told: Effect[] = [];
    if (message.t === 'ev') {
      try {
        told.push(...this.#take(message));
      } catch {
        this.distrust();
        return this.#lost();
      }
    }
    this.#have = { ...this.#have, v: message.v, h: message.h };
    return told;
  }

  #take(message: Ev): Effect[] {
    const table = message.table ?? this.table;
    const events = message.events ?? [];
    const before = this.match;
    let after = before;
    if (events.length > 0 && table !== null) {
      const fresh = before === null || table.match !== this.table?.match;
      after = fold(fresh ? opening(table, this.seat) : before, events);
    }
    this.table = table;
    this.match = after;
    if (message.links) this.links = message.links;
    if (message.watch) this.watch = message.watch;
    if (events.length > 0 || message.legal) this.legal = message.legal ?? null;
    if (events.length === 0) return [];
    const { v, at } = message;
    return [{ do: 'tell', step: { v, at, events, before, after, legal: this.legal, jump: false } }];
  }

  #lost(): Effect[] {
    this.live = false;
    return [{ do: 'resync' }];
  }

  #refuse(message: No): Effect[] {
    const { code, message: sentence } = message;
    const mine = message.id === null || this.#unanswered.some((each) => each.id === message.id);
    if (mine) this.refusal = { code, message: sentence };
    if (message.legal) this.legal = message.legal;
    const answer = { ok: false, code, message: sentence } as const;
    return message.id === null ? [] : this.#answer(message.id, answer);
  }

  /** An answer that we have had before changes nothing. */
  #answer(id: string, answer: Answer): Effect[] {
    const left = this.#unanswered.filter((each) => each.id !== id);
    if (left.length === this.#unanswered.length) return [];
    this.#settle(left);
    return [{ do: 'answer', id, answer }];
  }

  #bye(message: Bye): Effect[] {
    this.live = false;
    if (message.back !== null) return [{ do: 'return', after: message.back }];
    const why: Refusal = { code: message.code, message: message.message };
    this.ended = why;
    const unanswered = this.#unanswered;
    this.#settle([]);
    const answer: Answer = { ok: false, ...why };
    return [...unanswered.map(({ id }): Effect => ({ do: 'answer', id, answer })), { do: 'leave' }];
  }

  #settle(unanswered: Do[]): void {
    this.#unanswered = unanswered;
    this.keep.save(unanswered);
  }
}

function send(message: ClientMessage): Effect {
  return { do: 'send', message };
}
