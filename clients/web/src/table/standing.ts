/** The end of a match in numbers: places, the way there, the deals that mattered. */

import type { MatchView, Seat } from '../session/types';
import type { Sides } from './games/game';

export interface Place {
  /** Those who share this place's total because they play together. */
  readonly seats: readonly Seat[];
  /** 1, 1, 3, 4: those who are level share the better place. */
  readonly place: number;
  readonly total: number;
}

/** Those who play for one score: the sides, or else everybody alone. */
export function parties(sides: Sides | null): Sides {
  return sides ?? [[0], [1], [2], [3]];
}

/** All parties, best first; level ones in the order of their seats. */
export function places(totals: readonly number[], sides: Sides | null): Place[] {
  const each = parties(sides).map((seats) => ({ seats, total: totals[seats[0]!]! }));
  return each
    .map((one) => ({ ...one, place: 1 + each.filter((other) => other.total > one.total).length }))
    .sort((a, b) => b.total - a.total || a.seats[0]! - b.seats[0]!);
}

/** Each seat's running total, beginning with 0 before the first deal. */
export function courses(view: MatchView): number[][] {
  return view.totals.map((_, seat) => [0, ...view.results.map((result) => result.totals[seat] ?? 0)]);
}

export interface DealScore {
  /** Counted from 0. */
  readonly deal: number;
  readonly seat: Seat;
  readonly points: number;
}

/**
 * The best and the worst deal of one seat, or of everybody for a watcher; the earliest of equals.
 * Null before the first deal is scored.
 */
export function extremes(view: MatchView, seat: Seat | null): { best: DealScore; worst: DealScore } | null {
  const scores = courses(view).flatMap((course, who) =>
    course.slice(1).map((total, deal) => ({ deal, seat: who, points: total - course[deal]! })),
  );
  const mine = scores.filter((score) => seat === null || score.seat === seat);
  const first = mine[0];
  if (first === undefined) return null;
  return {
    best: mine.reduce((best, score) => (score.points > best.points ? score : best), first),
    worst: mine.reduce((worst, score) => (score.points < worst.points ? score : worst), first),
  };
}

/** Round numbers for the lines of a chart from `low` to `high`, about four of them, 0 among them. */
export function ticks(low: number, high: number): number[] {
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * power).find((by) => by >= rough)!;
  const found: number[] = [];
  for (let count = Math.ceil(low / step); count * step <= high; count++) found.push(count * step + 0);
  return found;
}
