/**
 * The wire of `server/PROTOCOL.md` as types: what travels, and nothing else.
 * Cards are two characters (`Ah`, `Td`, `??`), seats are 0..3 clockwise, times are
 * milliseconds since 1970, secrets are 22 characters of base64url.
 */

import type { RikkenEvent, RikkenView } from './fold/rikken';
import type { RistikontraEvent, RistikontraView } from './fold/ristikontra';

export type Seat = number;
export type Card = string;
export type Move = string;
export type Suit = 'c' | 'd' | 'h' | 's';

// ---- the table (PROTOCOL section 4) ----

export type Stage = 'waiting' | 'playing' | 'over';
export type Pace = 'calm' | 'brisk' | 'instant';
export type Strength = 'easy' | 'normal' | 'strong';
export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface TableSeat {
  kind: 'player' | 'bot' | 'open';
  name: string;
  /** A bot plays for this absent player. */
  covered: boolean;
  strength: Strength | null;
  /** Wants the next deal, or the rematch, now. */
  ready: boolean;
}

export interface TableState {
  id: string;
  game: string;
  options: Options;
  stage: Stage;
  match: number;
  pace: Pace;
  /** Seconds a turn, or null for no clock. */
  clock: number | null;
  watching: boolean;
  commitment: string;
  /** Revealed when the match is over. */
  secret: string | null;
  /** The next match's commitment, published when this one is over. */
  next_commitment: string | null;
  host: Seat;
  /** When the acting seat's turn runs out. */
  deadline: number | null;
  /** When the next deal starts by itself. */
  next_at: number | null;
  seats: TableSeat[];
}

// ---- views of a match (section 7) ----

export type How = 'hand' | 'dark' | 'blind';

export interface Play {
  seat: Seat;
  card: Card;
  how: How;
}

export interface Trick {
  leader: Seat;
  plays: Play[];
  winner: Seat;
}

/** What every game's view holds; `Result` is the game's own. */
export interface CommonView<Result> {
  game: string;
  observer: Seat | null;
  /** The game's own word, or `scored` (between deals) or `over`. */
  phase: string;
  deal: number;
  /** Null where the match ends by points. */
  deals: number | null;
  dealer: Seat;
  turn: Seat | null;
  hands: Card[][];
  leader: Seat | null;
  /** The trick on the table, in order of play. */
  trick: Play[];
  /** The finished tricks of the current deal. */
  tricks: Trick[];
  /** Survives into the next deal. */
  last_trick: Trick | null;
  won: number[];
  results: Result[];
  totals: number[];
  winners: Seat[];
}

export interface RikikiResult {
  deal: number;
  dealer: Seat;
  size: number;
  bids: number[];
  won: number[];
  scores: number[];
  totals: number[];
}

export interface RikikiView extends CommonView<RikikiResult> {
  game: 'rikiki';
  deals: number;
  /** The option of that name: in which deals the last bid is restricted. */
  hook: string;
  /** Cards a hand. */
  size: number;
  trump: Suit | null;
  turn_up: Card | null;
  bids: (number | null)[];
}

/** The view of any game this client can show. */
export type MatchView = RikikiView | RistikontraView | RikkenView;

// ---- events of a match ----

export interface DealEvent {
  e: 'deal';
  deal: number;
  dealer: Seat;
  size: number;
}
export interface HandEvent {
  e: 'hand';
  seat: Seat;
  cards: Card[];
}
export interface TurnEvent {
  e: 'turn';
  seat: Seat | null;
  phase: string;
}
export interface PlayEvent {
  e: 'play';
  seat: Seat;
  card: Card;
  how: How;
}
export interface TrickEvent {
  e: 'trick';
  winner: Seat;
}
export interface ScoreEvent<Result> {
  e: 'score';
  result: Result;
}
export interface OverEvent {
  e: 'over';
  winners: Seat[];
}
export type CommonEvent<Result> =
  | DealEvent
  | HandEvent
  | TurnEvent
  | PlayEvent
  | TrickEvent
  | ScoreEvent<Result>
  | OverEvent;

export interface TurnUpEvent {
  e: 'turn_up';
  card: Card | null;
  trump: Suit | null;
}
export interface RikikiBidEvent {
  e: 'bid';
  seat: Seat;
  bid: number;
}
export type RikikiEvent = CommonEvent<RikikiResult> | TurnUpEvent | RikikiBidEvent;

export type MatchEvent = RikikiEvent | RistikontraEvent | RikkenEvent;

// ---- commands (section 5) ----

export type Command =
  | { c: 'move'; move: Move }
  | { c: 'start' }
  | { c: 'ready'; bytes: string | null }
  | { c: 'bot'; seat: Seat; strength: Strength }
  | { c: 'fill'; strength: Strength }
  | { c: 'free'; seat: Seat }
  | { c: 'relink'; seat: Seat | null }
  | { c: 'swap'; a: Seat; b: Seat }
  | { c: 'name'; seat: Seat; name: string }
  | { c: 'options'; options: Options }
  | { c: 'pace'; pace: Pace }
  | { c: 'clock'; clock: number | null }
  | { c: 'watching'; on: boolean }
  | { c: 'device' };

// ---- client → server (section 3) ----

export interface Have {
  inc: string;
  v: number;
  h: string;
}
export interface Hello {
  t: 'hello';
  table: string;
  /** Seat key or watch token. */
  key: string;
  tab: string;
  have: Have | null;
}
export interface Do {
  t: 'do';
  id: string;
  v: number;
  c: Command;
}
export interface Ping {
  t: 'ping';
  n: number;
}
export type ClientMessage = Hello | Do | Ping;

// ---- server → client ----

/** The host's links, one place a seat; null where no link is open. */
export type Links = (string | null)[];

export interface Snapshot {
  table: TableState;
  match: MatchView | null;
  legal: Move[] | null;
  links: Links | null;
  watch: string | null;
}
export interface Ev {
  t: 'ev';
  v: number;
  h: string;
  at: number;
  table?: TableState | null;
  events?: MatchEvent[] | null;
  legal?: Move[] | null;
  links?: Links | null;
  watch?: string | null;
}
export interface Skip {
  t: 'skip';
  v: number;
  h: string;
}
export interface Welcome {
  t: 'welcome';
  inc: string;
  v: number;
  h: string;
  seat: Seat | null;
  now: number;
  state: Snapshot | null;
  missed: (Ev | Skip)[] | null;
}
export interface Here {
  t: 'here';
  seats: boolean[];
  watchers: number;
}
export interface Done {
  t: 'done';
  id: string;
  v: number;
  token?: string | null;
}
export interface No {
  t: 'no';
  id: string | null;
  code: string;
  message: string;
  v: number;
  legal?: Move[] | null;
}
export interface Bye {
  t: 'bye';
  code: string;
  message: string;
  /** Milliseconds to wait before coming back; null: do not. */
  back: number | null;
}
export interface Pong {
  t: 'pong';
  n: number;
}
export interface Saving {
  t: 'saving';
  ok: boolean;
}
export type ServerMessage = Welcome | Ev | Skip | Here | Done | No | Bye | Pong | Saving;
