/** Card geometry: every glyph and pip of the pack as our own vector drawing. */

import type { Rank, Suit } from './card';

/** A card face is drawn on a sheet of this many units. */
export const FACE = { width: 100, height: 140 } as const;

/** Suit pips, filled, centred on the origin in a square of ±50 units. */
export const PIPS: Record<Suit, string> = {
  h: 'M0 47C-9 33-46 13-46-14C-46-32-34-43-21-43C-11-43-4-37 0-27C4-37 11-43 21-43C34-43 46-32 46-14C46 13 9 33 0 47Z',
  d: 'M0-50C9-33 22-15 38 0C22 15 9 33 0 50C-9 33-22 15-38 0C-22-15-9-33 0-50Z',
  s:
    'M0-49C8-32 45-9 45 17C45 31 35 38 25 38C16 38 9 33 4 25C5 36 10 43 18 49H-18' +
    'C-10 43-5 36-4 25C-9 33-16 38-25 38C-35 38-45 31-45 17C-45-9-8-32 0-49Z',
  c:
    'M-21-27a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-46 12a21 21 0 1 1 42 0a21 21 0 1 1-42 0Z' +
    'M4 12a21 21 0 1 1 42 0a21 21 0 1 1-42 0ZM-10-16H10L4 12C5 30 10 42 18 49H-18C-10 42-5 30-4 12Z',
};

/** Rank glyphs as strokes of round pen, 44 units tall; `width` is the ink's own width. */
export const GLYPHS: Record<Rank, { path: string; width: number }> = {
  '2': { width: 30, path: 'M4 13C4 7 9 4 15 4C22 4 26 8 26 14C26 22 17 26 4 40H27' },
  '3': {
    width: 30,
    path: 'M4 8C7 5 11 4 15 4C21 4 25 7 25 13C25 18 21 21 13 21C22 21 27 25 27 31C27 37 21 40 14 40C9 40 5 38 3 34',
  },
  '4': { width: 31, path: 'M22 40V4L3 29H29' },
  '5': {
    width: 30,
    path: 'M25 4H8L6 19C9 17 12 16 15 16C22 16 27 21 27 28C27 35 22 40 14 40C9 40 5 38 3 34',
  },
  '6': { width: 30, path: 'M23 4C12 6 4 16 4 28A11.5 12 0 1 0 27 28A11.5 12 0 1 0 4 28' },
  '7': { width: 30, path: 'M4 4H27C19 14 13 26 11 40' },
  '8': {
    width: 30,
    path: 'M15 4C9 4 5 7 5 12C5 17 9 20 15 21C21 22 27 25 27 31C27 37 21 40 15 40C9 40 3 37 3 31C3 25 9 22 15 21C21 20 25 17 25 12C25 7 21 4 15 4Z',
  },
  '9': { width: 30, path: 'M7 40C18 38 26 28 26 16A11.5 12 0 1 0 3 16A11.5 12 0 1 0 26 16' },
  T: { width: 40, path: 'M3 9L9 4V40M28 4C34 4 37 12 37 22S34 40 28 40S19 32 19 22S22 4 28 4Z' },
  J: { width: 26, path: 'M22 4V29C22 36 18 40 12 40C7 40 3 37 3 31' },
  Q: { width: 33, path: 'M15.5 4C24 4 28 12 28 22S24 40 15.5 40S3 32 3 22S7 4 15.5 4ZM19 31L29 42' },
  K: { width: 30, path: 'M4 4V40M26 4L4 26M12 18L27 40' },
  A: { width: 32, path: 'M3 40L16 4L29 40M8.5 28H23.5' },
};

const LEFT = 38;
const MID = 50;
const RIGHT = 62;

/** Where the pips of a number card lie; those in the lower half are drawn upside down. */
export const PIP_PLACES: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  A: [[MID, 70]],
  '2': [[MID, 27], [MID, 113]],
  '3': [[MID, 27], [MID, 70], [MID, 113]],
  '4': [[LEFT, 27], [RIGHT, 27], [LEFT, 113], [RIGHT, 113]],
  '5': [[LEFT, 27], [RIGHT, 27], [MID, 70], [LEFT, 113], [RIGHT, 113]],
  '6': [[LEFT, 27], [RIGHT, 27], [LEFT, 70], [RIGHT, 70], [LEFT, 113], [RIGHT, 113]],
  '7': [[LEFT, 27], [RIGHT, 27], [MID, 48.5], [LEFT, 70], [RIGHT, 70], [LEFT, 113], [RIGHT, 113]],
  '8': [
    [LEFT, 27], [RIGHT, 27], [MID, 48.5], [LEFT, 70], [RIGHT, 70], [MID, 91.5], [LEFT, 113], [RIGHT, 113],
  ],
  '9': [
    [LEFT, 27], [RIGHT, 27], [LEFT, 55.5], [RIGHT, 55.5], [MID, 70],
    [LEFT, 84.5], [RIGHT, 84.5], [LEFT, 113], [RIGHT, 113],
  ],
  T: [
    [LEFT, 27], [RIGHT, 27], [MID, 41], [LEFT, 55.5], [RIGHT, 55.5],
    [LEFT, 84.5], [RIGHT, 84.5], [MID, 99], [LEFT, 113], [RIGHT, 113],
  ],
};
