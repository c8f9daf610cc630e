/** The end of a match in numbers: places, the way there, the deals that mattered. */

import type { MatchView, Seat } from '../session/types';

export interface Place {
  readonly seat: Seat;
  /** 1, 1, 3, 4: those who are level share the better place. */
  readonly place: number;
  readonly total: number;
}

/** All seats, best first; level seats in the order of their seats. */
export function places(totals: readonly number[]): Place[] {
  return totals
    .map((total, seat) => ({ seat, total, place: 1 + totals.filter((other) => other > total).length }))
    .sort((a, b) => b.total - a.total || a.seat - b.seat);
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
