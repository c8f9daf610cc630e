/** How a number grows and shrinks by two buttons: one by one, in a wide range by 1, 2, 5, 10, 20, 50 … */

/** A range that nobody walks through one by one. */
const WIDE = 200;

function marks(low: number, high: number): number[] {
  const found: number[] = [];
  for (let power = 1; power <= high; power *= 10) {
    found.push(...[power, 2 * power, 5 * power].filter((mark) => mark >= low && mark <= high));
  }
  return found;
}

export function stepUp(value: number, low: number, high: number): number {
  if (high - low <= WIDE) return Math.min(value + 1, high);
  return marks(low, high).find((mark) => mark > value) ?? high;
}

export function stepDown(value: number, low: number, high: number): number {
  if (high - low <= WIDE) return Math.max(value - 1, low);
  return marks(low, high).findLast((mark) => mark < value) ?? low;
}
