/**
 * What the table shows: the store's truth, paced, with the viewer's own card already on its way.
 * It owns the only timer of the table.
 */

import { opening } from '../session/fold';
import type { Step, TableStore } from '../session/store';
import type { Card, MatchEvent, MatchView, Move, Play } from '../session/types';
import { beats, Pacer, still, timesFor, type Beat, type Frame, type Times } from './pacer';

/** A second tap this soon after a play is the same finger and plays nothing. */
const DOUBLE_TAP = 400;

export interface Surroundings {
  now(): number;
  /** Whether things may move: the setting, and what the device asks for. */
  motion(): boolean;
  hidden(): boolean;
}

export class Show {
  frame = $state.raw<Frame | null>(null);
  /** Whether the frame is the newest there is. */
  current = $state(true);
  /** The viewer's card that was tapped and is not confirmed yet. */
  chosen = $state.raw<Card | null>(null);
  /** When what is on show has been there long enough, by the clock of `now`. */
  enough = $state(0);
  /** The card or other move that was tried and may not be made: why is about to be said. */
  explaining = $state.raw<Move | null>(null);
  /** The card that the viewer drew last, until the next play of the viewer. */
  fresh = $state.raw<Card | null>(null);

  readonly #store: TableStore;
  readonly #around: Surroundings;
  readonly #listeners = new Set<(beats: readonly Beat[], latest: boolean) => void>();
  #pacer: Pacer | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playedAt = Number.NEGATIVE_INFINITY;
  #leave: () => void;

  constructor(store: TableStore, around: Surroundings) {
    this.#store = store;
    this.#around = around;
    if (store.match !== null) this.#begin(store.match);
    this.#leave = store.steps.subscribe((step) => this.#take(step));
  }

  /** Tells of beats as they come on show; `latest` is false for those that were skipped over. */
  listen(fn: (beats: readonly Beat[], latest: boolean) => void): () => void {
    this.#listeners.add(fn);
    return () => this.#listeners.delete(fn);
  }

  /** The trick on show, with the viewer's own unconfirmed card at its end. */
  get trick(): readonly Play[] {
    const frame = this.frame;
    const seat = this.#store.seat;
    if (frame === null) return [];
    if (!this.#flying || seat === null || frame.winner !== null) return frame.trick;
    return [...frame.trick, { seat, card: this.chosen!, how: 'hand' }];
  }

  /** The viewer's cards on show. */
  get hand(): readonly Card[] {
    const seat = this.#store.seat;
    const cards = seat === null ? [] : (this.frame?.view.hands[seat] ?? []);
    return this.#flying ? cards.filter((card) => card !== this.chosen) : cards;
  }

  /** Legal moves, once everything that led to them has been seen. */
  get legal(): readonly Move[] | null {
    return this.current && !this.#busy ? this.#store.legal : null;
  }

  get times(): Times {
    return timesFor(this.#store.settings.speed, this.#around.motion());
  }

  /**
   * A card of the hand was tapped. Plays it when the truth allows it, even while older things are
   * still on show; otherwise shows the truth and asks for an explanation. True when it was played.
   */
  tap(card: Card): boolean {
    const now = this.#around.now();
    if (now - this.#playedAt < DOUBLE_TAP || this.#busy) return false;
    const { legal } = this.#store;
    if (legal === null || !legal.includes(card)) {
      // What forbids the card may itself not have been seen yet.
      if (legal !== null) this.catchUp();
      this.explaining = card;
      return false;
    }
    this.#playedAt = now;
    this.catchUp();
    this.chosen = card;
    this.explaining = null;
    void this.#send(card);
    return true;
  }

  /** Any other move: a bid, a call. True when it was made. */
  move(move: Move): boolean {
    const now = this.#around.now();
    if (now - this.#playedAt < DOUBLE_TAP || this.#busy) return false;
    if (!(this.#store.legal ?? []).includes(move)) return false;
    this.catchUp();
    this.#playedAt = now;
    this.explaining = null;
    void this.#send(move);
    return true;
  }

  /** Asks for the reason why a move may not be made. */
  explain(move: Move): void {
    this.catchUp();
    this.explaining = move;
  }

  /** A tap on the table: what is held is let go. False when nothing was waiting. */
  skip(): boolean {
    if (this.#pacer === null || this.#pacer.current) return false;
    this.#shown(this.#pacer.skip(this.#around.now()));
    return true;
  }

  catchUp(): void {
    if (this.#pacer !== null) this.#shown(this.#pacer.catchUp(this.#around.now()));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#leave();
    this.#listeners.clear();
  }

  get #busy(): boolean {
    return this.chosen !== null || this.#store.pending?.command.c === 'move';
  }

  get #flying(): boolean {
    const seat = this.#store.seat;
    if (this.chosen === null || seat === null) return false;
    return this.frame?.view.hands[seat]?.includes(this.chosen) ?? false;
  }

  async #send(move: Move): Promise<void> {
    const answer = await this.#store.act({ c: 'move', move });
    if (!answer.ok && this.chosen === move) this.chosen = null;
  }

  #begin(view: MatchView): void {
    this.#pacer = new Pacer(view);
    this.chosen = null;
    this.fresh = null;
    this.#reveal(still(view));
  }

  #take(step: Step): void {
    if (step.after === null) return;
    if (step.jump || this.#pacer === null) return this.#begin(step.after);
    if (step.events.length === 0) return;
    const pacer = this.#pacer;
    pacer.hurry(this.#store.table?.deadline != null);
    const more = beats(this.#startOf(step), step.events, this.times);
    const now = this.#around.now();
    const shown = pacer.add(more, now);
    this.#shown(this.#around.hidden() ? [...shown, ...pacer.catchUp(now)] : shown);
  }

  /** A match that has just begun is folded from an empty view, not from the one before it. */
  #startOf(step: Step): MatchView {
    const { table, seat } = this.#store;
    const fresh = step.before === null || step.before.phase === 'over';
    return fresh && table !== null ? opening(table, seat) : step.before!;
  }

  #shown(shown: readonly Beat[]): void {
    const pacer = this.#pacer;
    if (pacer === null) return;
    if (shown.length > 0) {
      this.enough = this.#around.now() + shown.at(-1)!.hold;
      for (const { events } of shown) for (const event of events) this.#mark(event);
      this.#reveal(pacer.frame);
      const latest = shown.length - 1;
      for (const listener of this.#listeners) {
        if (latest > 0) listener(shown.slice(0, latest), false);
        listener(shown.slice(latest), true);
      }
    }
    this.current = pacer.current;
    this.#schedule(pacer);
  }

  #mark(event: MatchEvent): void {
    if (event.e === 'drawn') this.fresh = event.card;
    else if (event.e === 'deal' || (event.e === 'play' && event.seat === this.#store.seat)) this.fresh = null;
  }

  #reveal(frame: Frame): void {
    this.frame = frame;
    const seat = this.#store.seat;
    const held = seat === null ? [] : (frame.view.hands[seat] ?? []);
    if (this.chosen !== null && !held.includes(this.chosen)) this.chosen = null;
    if (this.explaining !== null) this.explaining = null;
    this.current = this.#pacer?.current ?? true;
  }

  #schedule(pacer: Pacer): void {
    clearTimeout(this.#timer);
    const due = pacer.due;
    if (due === null) return;
    const wait = Math.max(0, due - this.#around.now());
    this.#timer = setTimeout(() => this.#shown(pacer.tick(this.#around.now())), wait);
  }
}
