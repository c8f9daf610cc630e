/**
 * The table's sense of time. The store tells what happened, in bursts; the pacer decides what is on
 * show now, so that eyes can follow: a card flies, a full trick stays, a score is read. It knows no
 * rules and no clock of its own: the time is always given, and nothing here waits.
 */

import { fold } from '../session/fold';
import type { MatchEvent, MatchView, Play, Seat } from '../session/types';
import type { Speed } from '../settings';

/**
 * `draw`: somebody takes a card from the stock; `held`: a full trick lies there with its winner;
 * `sweep`: it is on its way to the winner.
 */
export type Kind = 'flow' | 'deal' | 'play' | 'draw' | 'held' | 'sweep' | 'scored' | 'over';

/** One instant of the table as it is shown. */
export interface Frame {
  readonly kind: Kind;
  readonly view: MatchView;
  /** The cards that lie in the middle: the trick under way, or the full one that is still held. */
  readonly trick: readonly Play[];
  readonly winner: Seat | null;
}

/** A frame, what has just happened in it, and for how long it must stay in milliseconds. */
export interface Beat {
  readonly frame: Frame;
  readonly events: readonly MatchEvent[];
  readonly hold: number;
}

/** Holds in milliseconds. */
export interface Times {
  readonly trick: number;
  readonly score: number;
  readonly fly: number;
  readonly gather: number;
  /** Between two cards of one dealing. */
  readonly dealStep: number;
  /** A bid, a call: long enough to see who said what. */
  readonly said: number;
}

const HOLDS: Record<Speed, { trick: number; score: number; said: number }> = {
  slow: { trick: 3000, score: 8000, said: 700 },
  normal: { trick: 1800, score: 4500, said: 400 },
  fast: { trick: 900, score: 2500, said: 150 },
};

/** The times for a setting of speed; without motion nothing flies, but tricks still stay. */
export function timesFor(speed: Speed, motion: boolean): Times {
  const flying = motion ? { fly: 180, gather: 260, dealStep: 40 } : { fly: 0, gather: 0, dealStep: 0 };
  return { ...HOLDS[speed], ...flying };
}

/** Past this much waiting everything goes faster, so that a watcher of a quick table keeps up. */
const PATIENCE = 8000;
/** The same when a turn clock runs against the viewer. */
const HURRY = 1200;
/** Past this much waiting nothing is played out any more: the truth is shown. */
const TOO_LATE = 30_000;

/** What somebody does or what ends something; all else follows from it and is shown together with it. */
const LOUD: ReadonlySet<string> = new Set([
  'deal',
  'bid',
  'trump',
  'call',
  'play',
  'drew',
  'trick',
  'open',
  'thrown_in',
  'score',
  'over',
]);

/** The frame for a state that came whole. */
export function still(view: MatchView): Frame {
  // A deal that was thrown in has no result, but its cards are still held.
  const dealt = view.results.length > 0 || view.hands.some((hand) => hand.length > 0);
  const scored = view.phase === 'scored' && dealt;
  const kind: Kind = view.phase === 'over' ? 'over' : scored ? 'scored' : 'flow';
  return { kind, view, trick: view.trick, winner: null };
}

function groups(events: readonly MatchEvent[]): MatchEvent[][] {
  const found: MatchEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last !== undefined && !LOUD.has(event.e)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** The beats in which one step is shown, in order. Folds `events` over `before`. */
export function beats(before: MatchView, events: readonly MatchEvent[], times: Times): Beat[] {
  const shown: Beat[] = [];
  const steps = groups(events);
  let view = before;
  steps.forEach((group, i) => {
    const lying = view.trick;
    view = fold(view, group);
    // `turn` ends every step; until then the view still names the seat that has just acted.
    const seen = i < steps.length - 1 ? { ...view, turn: null } : view;
    shown.push(...groupBeats(seen, group, lying, times));
  });
  return shown;
}

function groupBeats(
  view: MatchView,
  events: readonly MatchEvent[],
  lying: readonly Play[],
  times: Times,
): Beat[] {
  const event = events[0]!;
  const frame: Frame = { kind: 'flow', view, trick: view.trick, winner: null };
  switch (event.e) {
    case 'deal':
      return [
        { frame: { ...frame, kind: 'deal' }, events, hold: event.size * times.dealStep + times.fly },
      ];
    case 'play':
      return [{ frame: { ...frame, kind: 'play' }, events, hold: times.fly }];
    case 'drew':
      return [{ frame: { ...frame, kind: 'draw' }, events, hold: times.fly }];
    case 'trick': {
      const waiting = { ...view, turn: null };
      const held: Frame = { kind: 'held', view: waiting, trick: lying, winner: event.winner };
      return [
        { frame: held, events, hold: times.trick },
        { frame: { ...held, kind: 'sweep' }, events: [], hold: times.gather },
        { frame, events: [], hold: 0 },
      ];
    }
    case 'thrown_in':
    case 'score': {
      const read = { ...view, turn: null, phase: 'scored' };
      return [{ frame: { ...frame, kind: 'scored', view: read }, events, hold: times.score }];
    }
    case 'over':
      return [{ frame: { ...frame, kind: 'over' }, events, hold: 0 }];
    case 'bid':
    case 'trump':
    case 'call':
      return [{ frame, events, hold: times.said }];
    default:
      return [{ frame, events, hold: 0 }];
  }
}

/** The queue of beats. Every method that moves it on returns the beats that came on show, oldest first. */
export class Pacer {
  /** What is on show. */
  frame: Frame;
  #hold = 0;
  #since = 0;
  #waiting: Beat[] = [];
  #hurry = false;

  constructor(view: MatchView) {
    this.frame = still(view);
  }

  /** Whether the frame on show is the newest. */
  get current(): boolean {
    return this.#waiting.length === 0;
  }

  /** When `tick` will have something to do; null when nothing waits. */
  get due(): number | null {
    return this.current ? null : this.#since + this.#hold * this.#haste();
  }

  /** Shows a state that came whole, at once; whatever waited is void. */
  jump(view: MatchView): void {
    this.#waiting = [];
    this.#hold = 0;
    this.frame = still(view);
  }

  /** Whether a clock runs against the viewer: then holds are cut short. */
  hurry(on: boolean): void {
    this.#hurry = on;
  }

  add(more: readonly Beat[], now: number): Beat[] {
    this.#waiting.push(...more);
    return this.#backlog() > TOO_LATE ? this.catchUp(now) : this.tick(now);
  }

  tick(now: number): Beat[] {
    const shown: Beat[] = [];
    for (let due = this.due; due !== null && due <= now; due = this.due) {
      shown.push(this.#next(now));
    }
    return shown;
  }

  /** Ends the hold of what is on show. */
  skip(now: number): Beat[] {
    if (this.current) return [];
    return [this.#next(now), ...this.tick(now)];
  }

  /** Shows the truth now: somebody acts, or looks away. */
  catchUp(now: number): Beat[] {
    const shown: Beat[] = [];
    while (!this.current) shown.push(this.#next(now));
    this.#hold = 0;
    return shown;
  }

  #next(now: number): Beat {
    const beat = this.#waiting.shift()!;
    this.frame = beat.frame;
    this.#hold = beat.hold;
    this.#since = now;
    return beat;
  }

  #backlog(): number {
    return this.#waiting.reduce((sum, beat) => sum + beat.hold, this.#hold);
  }

  #haste(): number {
    const patience = this.#hurry ? HURRY : PATIENCE;
    const backlog = this.#backlog();
    return backlog > patience ? patience / backlog : 1;
  }
}
