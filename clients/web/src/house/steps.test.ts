import { describe, expect, it } from 'vitest';
import { stepDown, stepUp } from './steps';

describe('steps', () => {
  it('go one by one in a range that one can walk through', () => {
    expect(stepUp(8, 1, 48)).toBe(9);
    expect(stepDown(8, 1, 48)).toBe(7);
    expect([stepUp(48, 1, 48), stepDown(1, 1, 48)]).toEqual([48, 1]);
  });

  it('go by round numbers in a wide one, and never out of it', () => {
    expect([1, 2, 5, 10, 25].map((value) => stepUp(value, 1, 1_000_000))).toEqual([2, 5, 10, 20, 50]);
    expect([1, 10, 25, 1_000_000].map((value) => stepDown(value, 1, 1_000_000))).toEqual([1, 5, 20, 500_000]);
    expect(stepUp(1_000_000, 1, 1_000_000)).toBe(1_000_000);
  });
});
