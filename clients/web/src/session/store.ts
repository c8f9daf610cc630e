/**
 * What components may know of a table: the one interface between the session and the screens.
 * `store.svelte.ts` implements it with runes; tests and previews may implement it with plain objects.
 */
import type { Settings } from '../settings';
import type { Command, Links, MatchEvent, MatchView, Move, Seat, TableState } from './types';

export type Status = 'connecting' | 'live' | 'lost' | 'saving';

/** One version of the match as told: fold `events` over `before` and you have `after`. */
export interface Step {
  v: number;
  /** When it happened, by the server's clock. */
  at: number;
  events: readonly MatchEvent[];
  before: MatchView | null;
  after: MatchView | null;
  legal: readonly Move[] | null;
  /** The state came whole (first welcome, resync): show `after` at once, there is nothing to animate. */
  jump: boolean;
}

export interface Presence {
  /** Which seats have a live connection. */
  seats: readonly boolean[];
  watchers: number;
}

export interface Refusal {
  /** Stable code such as `illegal/follow-suit`; `error-illegal-follow-suit` is its text. */
  code: string;
  /** The server's own English sentence, for codes that this client has no words for. */
  message: string;
}

export interface Pending {
  id: string;
  command: Command;
}

/** How a command ended. Never silent: it stands in the log, or it was refused. */
export type Answer = { ok: true; v: number; token: string | null } | ({ ok: false } & Refusal);

export interface TableStore {
  readonly id: string;
  readonly status: Status;
  readonly table: TableState | null;
  /** The truth at the newest version; `steps` tell how it came about. */
  readonly match: MatchView | null;
  /** Moves I may make now; null when it is not my turn. */
  readonly legal: readonly Move[] | null;
  /** My seat; null for a watcher. */
  readonly seat: Seat | null;
  readonly here: Presence;
  /** The host's seat links and watchers' link. */
  readonly links: Links | null;
  readonly watch: string | null;
  /** The newest command that awaits its answer. */
  readonly pending: Pending | null;
  /** The newest refusal, until `forget` or the next command. */
  readonly refusal: Refusal | null;
  readonly settings: Settings;
  /** Milliseconds to add to this device's clock to have the server's. */
  readonly skew: number;
  readonly steps: { subscribe(fn: (step: Step) => void): () => void };
  act(command: Command): Promise<Answer>;
  forget(): void;
}

/**
 * The sheets of the house that the table's menu opens: rules and scoring, settings, continue on
 * another device, and the people (seats, bots, watchers, pace, clock, leaving).
 */
export type SheetName = 'rules' | 'settings' | 'device' | 'people';

/** What `src/table/Table.svelte` is given. */
export interface TableProps {
  store: TableStore;
  open: (sheet: SheetName) => void;
}
