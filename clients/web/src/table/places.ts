/** Where each seat is seen from the viewer's chair, and what each seat looks like. */

import type { Seat } from '../session/types';

export const PLACES = ['south', 'west', 'north', 'east'] as const;
export type Place = (typeof PLACES)[number];

/** The side of the table on which a seat appears; a watcher sits behind South. */
export function placeOf(seat: Seat, viewer: Seat | null): Place {
  return PLACES[(seat - (viewer ?? 0) + 4) % 4]!;
}

/** Seats in the order in which they appear clockwise from the near side. */
export function seatsAround(viewer: Seat | null): Seat[] {
  return [0, 1, 2, 3].map((step) => ((viewer ?? 0) + step) % 4);
}

/**
 * Each seat's own outline on a sheet of 48 units, so that seats differ by more than colour:
 * a circle, a cushion, a hexagon and a flower of eight petals.
 */
export const OUTLINES: readonly string[] = [
  'M24 3a21 21 0 1 1 0 42a21 21 0 1 1 0-42Z',
  'M24 4C39 4 44 9 44 24S39 44 24 44S4 39 4 24S9 4 24 4Z',
  'M26.5 3.2L41 11.5Q43.5 13 43.5 16V32Q43.5 35 41 36.5L26.5 44.8Q24 46.2 21.5 44.8L7 36.5Q4.5 35 4.5 32V16Q4.5 13 7 11.5L21.5 3.2Q24 1.8 26.5 3.2Z',
  flower(24, 20.4, 2.1),
];

/** Each side's flag on the same sheet: a pointed pennant and one with a swallow's tail. */
export const FLAGS: readonly string[] = [
  'M8 45V4L46 18L12 31V45Z',
  'M8 45V4H46L34 18L46 31H12V45Z',
];

function flower(middle: number, radius: number, depth: number): string {
  const steps = 96;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const r = radius + depth * Math.cos(8 * angle);
    return `${(middle + r * Math.sin(angle)).toFixed(2)} ${(middle - r * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
}
