/** What a game adds to the table. Nothing outside a game's own folder may know a game by name. */

import type { Component } from 'svelte';
import type { MatchEvent, MatchView, Move, Seat, Suit, TableState } from '../../session/types';

/** What is on show, for those who put it into words. */
export interface Scene {
  readonly view: MatchView;
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
  /** Trump or contract; its suit is drawn before the words. */
  readonly suit: Suit | null;
  readonly mark: string;
  readonly spokenMark: string;
}

export interface ActionsProps {
  scene: Scene;
  move: (move: Move) => void;
}

export interface ResultProps {
  scene: Scene;
  /** Which of the match's results, counted from 0. */
  index: number;
}

export interface GameUi {
  seatNote(scene: Scene, seat: Seat): SeatNote | null;
  headline(scene: Scene): Headline;
  /** One line that says what is going on, and to the seat on turn what it may do. */
  status(scene: Scene): string;
  /** What an event is called when it is told; null for what needs no words. */
  eventWords(event: MatchEvent, scene: Scene): string | null;
  /** Why this card of the viewer's hand may not be played now. */
  whyNot(scene: Scene, card: string): string;
  /** Whether the game has a choice to offer that is not a card in the hand. */
  offers(scene: Scene): boolean;
  /** That choice, shown under the hand. Digits and other keys are its own affair. */
  Actions: Component<ActionsProps>;
  /** What lies on the cloth besides the trick; it fills the play area and takes no taps. */
  Middle: Component<{ scene: Scene }>;
  /** Every finished deal of the match. */
  ScoreTable: Component<{ scene: Scene }>;
  /** One finished deal. */
  ResultDetail: Component<ResultProps>;
}

/** How Fluent picks the person of a verb: `me` or `other`. */
export function person(scene: Scene, seat: Seat): { who: 'me' | 'other'; name: string } {
  return { who: seat === scene.seat ? 'me' : 'other', name: scene.table.seats[seat]?.name ?? '' };
}
