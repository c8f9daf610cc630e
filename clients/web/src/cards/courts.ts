/**
 * The king, the queen and the jack, drawn from the waist up. A half figure stands on x -23..23,
 * y 0 (frame) to 58 (the middle of the card), where its own mirror image begins.
 */

import type { Suit } from './card';

/** One outline and what it is made of; the face colours it. `trim` takes its path from the suit. */
export interface Part {
  readonly part: string;
  readonly path: string;
}

function part(name: string, path: string): Part {
  return { part: name, path };
}

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
}

const EYES = [part('dot', dot(-3.1, 22, 0.95)), part('dot', dot(3.1, 22, 0.95))];
const BROWS = [part('line', 'M-5 19.6C-4.2 18.8-2.8 18.8-2 19.4M2 19.4C2.8 18.8 4.2 18.8 5 19.6')];
const NOSE = [part('line', 'M.3 22.5L-.9 26.5H.7')];
const CHEEKS = [part('blush', dot(-4.8, 26.5, 1.7)), part('blush', dot(4.8, 26.5, 1.7))];

/** Where a figure meets its own mirror image. */
const BELT = part('gold', 'M-23 55.8H23V58.4H-23Z');

const KING: readonly Part[] = [
  part('robe', 'M-23 58V51C-20 43-13 39-7 37H7C13 39 20 43 23 51V58Z'),
  part('trim', ''),
  BELT,
  part('gold', 'M-5.5 40L-3.5 58H3.5L5.5 40Z'),
  part('dot', dot(0, 54.5, 1)),
  part('fur', 'M-15 41C-10 36-6 35-6 35L0 44L6 35C6 35 10 36 15 41C10 47 5 50 0 51.5C-5 50-10 47-15 41Z'),
  part('dot', 'M-9 41.5L-8.3 43.7L-9.7 43.7ZM9 41.5L9.7 43.7L8.3 43.7ZM-5 45.5L-4.3 47.7L-5.7 47.7ZM5 45.5L5.7 47.7L4.3 47.7Z'),
  part('grey', 'M-9.5 16C-13 23-13 31-11.5 36C-10 38-7 37-6 35H6C7 37 10 38 11.5 36C13 31 13 23 9.5 16Z'),
  part('skin', 'M-7.5 15V26C-7.5 32-4 36 0 36S7.5 32 7.5 26V15Z'),
  ...CHEEKS,
  part('grey', 'M-8 24.5C-8.5 37-5 43.5 0 45C5 43.5 8.5 37 8 24.5C7 28.5 4.5 29.5 2.6 28.6C1.3 28-1.3 28-2.6 28.6C-4.5 29.5-7 28.5-8 24.5Z'),
  part('lip', 'M-1.8 31.6H1.8'),
  part('line', 'M-3 36C-2.5 38.5-1.5 40.5-.8 41.5M3 36C2.5 38.5 1.5 40.5.8 41.5'),
  ...NOSE,
  ...EYES,
  ...BROWS,
  part('cloth', 'M-8.5 13C-7.5 5.5 7.5 5.5 8.5 13Z'),
  part('gold', 'M-9.8 17.2L-11.5 5.5L-5.3 10L0 3.5L5.3 10L11.5 5.5L9.8 17.2C5 15.4-5 15.4-9.8 17.2Z'),
  part('line', 'M-9.5 14.2C-5 12.5 5 12.5 9.5 14.2'),
  part('fur', dot(0, 3.2, 1.5)),
  part('fur', dot(-11.5, 5, 1.3)),
  part('fur', dot(11.5, 5, 1.3)),
  part('fur', 'M15.7 45V15L17.2 11L18.7 15V45Z'),
  part('gold', 'M12.8 44.5H21.6V47H12.8Z'),
  part('gold', dot(17.2, 55.4, 1.9)),
  part('skin', 'M13 50C13 48 15 47.5 17.3 47.5S21.5 48.3 21.5 50.3S20 53.5 17.3 53.5S13 52.5 13 50Z'),
  part('line', 'M15.5 49.6V51.6M17.3 49.5V51.7M19.1 49.6V51.6'),
];

const QUEEN: readonly Part[] = [
  part('auburn', 'M-9.5 15C-15 22-13 33-17 40C-14 44-8 43-6 41H6C8 43 14 44 17 40C13 33 15 22 9.5 15Z'),
  part('robe', 'M-23 58V52C-20 45-13 42-8.5 40C-6 45 6 45 8.5 40C13 42 20 45 23 52V58Z'),
  part('trim', ''),
  BELT,
  part('skin', 'M-3 32V36.5C-4.5 38.5-8.5 40-8.5 40C-6 49 6 49 8.5 40C8.5 40 4.5 38.5 3 36.5V32Z'),
  part('gold', 'M-8.5 40C-6 49 6 49 8.5 40L10 41C7.5 52-7.5 52-10 41Z'),
  part('line', 'M-4.8 39.6C-2.5 42.6 2.5 42.6 4.8 39.6'),
  part('gold', dot(0, 42.6, 1.3)),
  part('skin', 'M-7 16V25C-7 30.5-3.5 35.5 0 35.5S7 30.5 7 25V16Z'),
  ...CHEEKS,
  part('auburn', 'M0 12.5C-7 12.5-9.5 18-9 26C-6.5 24.5-5 19.5 0 17C5 19.5 6.5 24.5 9 26C9.5 18 7 12.5 0 12.5Z'),
  part('lip', 'M-1.9 30.7C-.8 31.9.8 31.9 1.9 30.7'),
  ...NOSE,
  ...EYES,
  part('line', 'M-4.7 20.5C-4 19.9-2.7 19.9-2 20.5M2 20.5C2.7 19.9 4 19.9 4.7 20.5'),
  part('gold', 'M-8 14.5L-9.8 7L-4.6 10L0 4.5L4.6 10L9.8 7L8 14.5C4 12.3-4 12.3-8 14.5Z'),
  part('cloth', dot(0, 10.2, 1.3)),
  part('fur', dot(-9.8, 6.5, 1.2)),
  part('fur', dot(0, 4, 1.4)),
  part('fur', dot(9.8, 6.5, 1.2)),
  part('line', 'M16 52C17.5 46 17.2 40 16.5 35'),
  part('cloth', `${dot(16.5, 27.4, 2.5)}${dot(20, 30, 2.5)}${dot(18.7, 34, 2.5)}${dot(14.3, 34, 2.5)}${dot(13, 30, 2.5)}`),
  part('gold', dot(16.5, 31.1, 2.1)),
  part('skin', 'M12 51.5C11.8 49.5 13.5 48.3 16 48.3S20 49.3 20 51.2S18.5 54.3 16 54.3S12.2 53.5 12 51.5Z'),
  part('line', 'M14.3 50.4V52.3M16 50.3V52.4M17.7 50.4V52.3'),
];

const JACK: readonly Part[] = [
  part('line', 'M17.5 58V20'),
  part('robe', 'M-23 58V51C-19 43-12 40-6 38H6C12 40 19 43 23 51V58Z'),
  part('trim', ''),
  BELT,
  part('gold', 'M-2 40H2V58H-2Z'),
  part('dot', `${dot(0, 45.5, 0.8)}${dot(0, 49.5, 0.8)}${dot(0, 53.5, 0.8)}`),
  part('fair', 'M-9 15C-12.5 22-12.5 31-10.5 35.5C-8 37.5-5 35.5-5 33H5C5 35.5 8 37.5 10.5 35.5C12.5 31 12.5 22 9 15Z'),
  part('fur', 'M-9 36C-10.5 39.5-8 42-5.5 40.5C-4.5 43.5-1.5 43.5 0 41.5C1.5 43.5 4.5 43.5 5.5 40.5C8 42 10.5 39.5 9 36C4 38.5-4 38.5-9 36Z'),
  part('skin', 'M-7 16V25.5C-7 31.5-3.5 36 0 36S7 31.5 7 25.5V16Z'),
  ...CHEEKS,
  part('fair', 'M-9 24C-9 17-6 14 0 14S9 17 9 24C7 22.5 4.5 19 0 19S-7 22.5-9 24Z'),
  part('lip', 'M-1.8 31C-.6 31.9.8 31.8 1.8 30.8'),
  ...NOSE,
  ...EYES,
  part('cloth', 'M-10.5 15C-13 8-6 3.5 1 4C8.5 4.5 13 9 11 14C5 11.5-4 12-10.5 15Z'),
  part('gold', 'M-10.5 15C-4 12 5 11.5 11 14L10.3 16.8C5 14.3-4 14.8-9.8 17.8Z'),
  part('fur', 'M6.5 12.8C9 6 14 2.5 20.5 2.5C20.5 9 16.5 13.5 9.5 15Z'),
  part('line', 'M8 14C11 9.5 14.5 6.5 18 4.8'),
  part('fur', 'M17.5 19L22 25C22 29.5 20.5 32.5 17.5 34.5Z'),
  part('gold', 'M16.2 34.5H18.8V38H16.2Z'),
  part('skin', 'M13.5 50.5C13.3 48.5 15 47.5 17.5 47.5S21.5 48.3 21.5 50.3S20 53.5 17.5 53.5S13.6 52.5 13.5 50.5Z'),
  part('line', 'M15.8 49.6V51.5M17.5 49.5V51.6M19.2 49.6V51.5'),
];

export const COURTS: Record<'J' | 'Q' | 'K', readonly Part[]> = { K: KING, Q: QUEEN, J: JACK };

/** The embroidery on the robe, one pattern a suit. */
export const ROBES: Record<Suit, string> = {
  s: 'M-21 57L-17.5 52L-14 57M-15 50L-11.5 45L-8 50M-12 57L-9.5 53.5L-7 57M8 50L11.5 45M7 57L9.5 53.5L12 57',
  h: 'M-21 58C-21 53-16 53-16 58M-16 58C-16 53-11 53-11 58M-18 52C-18 47-13 47-13 52M-12 50C-12 45-7.5 45-7.5 50M12 50C12 45 8 45 8 50M11 58C11 53 6 53 6 58',
  d: 'M-21 58L-9 44M-14 58L-7 50M-20 50L-12 58M-15 45L-7 54M9 44L13 48M7 50L13 57M15 45L7 54',
  c: `${dot(-17.5, 51.5, 1.4)}${dot(-11.5, 46.5, 1.4)}${dot(-11.5, 54.5, 1.4)}${dot(11, 46.5, 1.4)}${dot(9.5, 54, 1.4)}`,
};
