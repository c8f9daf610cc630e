/** What a game adds to the table. Nothing outside a game's own folder may know a game by name. */

import { createContext, type Component } from 'svelte';
import type { Card, MatchEvent, MatchView, Move, Seat, Suit, TableState } from '../../session/types';
import type { Times } from '../pacer';

/** What is on show, for those who put it into words. */
export interface Scene<View = MatchView> {
  readonly view: View;
  readonly table: TableState;
  /** The viewer's seat; null for a watcher. */
  readonly seat: Seat | null;
  /** Moves the viewer may make in exactly this view; null when it is not the viewer's turn. */
  readonly legal: readonly Move[] | null;
}

/** A seat's standing in the deal: what it promised and what it has. */
export interface SeatNote {
  /** A few short facts, side by side or one under the other. */
  readonly parts: readonly string[];
  readonly spoken: string;
  readonly tone: 'plain' | 'good' | 'bad';
}

/** Where the match is. */
export interface Headline {
  readonly place: string;
  /** The trump suit, worked into the cloth; drawn before the words of the mark. */
  readonly suit: Suit | null;
  /** Trump or contract. */
  readonly mark: string;
  /** A card that counts in this deal, drawn after those words. */
  readonly card: Card | null;
  readonly spokenMark: string;
}

export type Sides = readonly (readonly Seat[])[];

/** `instead` of the cards of the hand, as a bid, or `beside` them, as another way to play. */
export type Offer = 'instead' | 'beside';

/** Another way to play the cards of the hand. */
export interface Tapping {
  /** The move that a tap on this card makes. */
  moveOf(card: Card): Move;
  /** What is to be done, for the status line. */
  readonly words: string;
}

export interface ActionsProps<View = MatchView> {
  scene: Scene<View>;
  move: (move: Move) => void;
  /** Asks why a move may not be made; the status line answers. */
  explain: (move: Move) => void;
  /** Sets what a tap on a card of the hand does, until the turn is over; null: plays the card itself. */
  tapping: (tapping: Tapping | null) => void;
}

export interface ResultProps<View = MatchView> {
  scene: Scene<View>;
  /** Which of the match's results, counted from 0. */
  index: number;
}

export interface MiddleProps<View = MatchView> {
  scene: Scene<View>;
  /** How long things take to move. */
  times: Times;
}

export interface GameUi<View = MatchView, Event = MatchEvent> {
  /** Who plays together through the whole match; null where that changes, or everybody plays alone. */
  sides: Sides | null;
  /** How the hand lies: by suits, or by ranks where suits mean nothing. */
  order: 'suits' | 'ranks';
  seatNote(scene: Scene<View>, seat: Seat): SeatNote | null;
  headline(scene: Scene<View>): Headline;
  /** One line that says what is going on, and to the seat on turn what it may do. */
  status(scene: Scene<View>): string;
  /** What an event is called when it is told; null for what needs no words. */
  eventWords(event: Event, scene: Scene<View>): string | null;
  /** Why this card of the viewer's hand, or this other move, may not be made now. */
  whyNot(scene: Scene<View>, move: Move): string;
  /** Who takes the trick as it lies, where the table is to mark that card; null where it is plain to see. */
  ahead(scene: Scene<View>): Seat | null;
  /** Whether the game has a choice to offer that is not a card in the hand. */
  offers(scene: Scene<View>): Offer | null;
  /** What is said of a deal that ended without a score; null when the deal on show has one. */
  unscored(scene: Scene<View>): { title: string; words: string } | null;
  /** A score of this match with its unit, when it has one that is not points. */
  amount(scene: Scene<View>, points: number): string | null;
  /** The game's own keys, for the list of keys; `words` is the id of what they do. */
  keys: readonly { keys: readonly string[]; words: string }[];
  /** That choice, shown under the hand. Digits and other keys are its own affair. */
  Actions: Component<ActionsProps<View>>;
  /** What lies on the cloth besides the trick; it fills the play area and takes no taps. */
  Middle: Component<MiddleProps<View>>;
  /** Every finished deal of the match. */
  ScoreTable: Component<{ scene: Scene<View> }>;
  /** One finished deal. */
  ResultDetail: Component<ResultProps<View>>;
}

/** The game of the table on show, for its parts. */
export const [getGame, setGame] = createContext<GameUi>();

/** How Fluent picks the person of a verb: `me` or `other`. */
export function person(scene: Scene<unknown>, seat: Seat): { who: 'me' | 'other'; name: string } {
  return { who: seat === scene.seat ? 'me' : 'other', name: scene.table.seats[seat]?.name ?? '' };
}
