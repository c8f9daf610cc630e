import { describe, expect, test } from 'vitest';
import { bidsOf, sumOfBids, typedNumber } from './bids';

describe('bids', () => {
  test('every number is shown; only what the server allows is allowed', () => {
    const bids = bidsOf(3, ['bid 0', 'bid 2', 'bid 3']);
    expect(bids.map(({ number, allowed }) => [number, allowed])).toEqual([
      [0, true], [1, false], [2, true], [3, true],
    ]);
    expect(bids[2]!.move).toBe('bid 2');
  });

  test('seats that have not spoken promise nothing yet', () => {
    expect(sumOfBids([2, null, 0, 3])).toBe(5);
  });
});

describe('typing a number', () => {
  test('one digit names it', () => {
    expect(typedNumber('', '3', 7)).toBe(3);
    expect(typedNumber('', '8', 7)).toBeNull();
  });

  test('two digits do where such a number is on offer', () => {
    expect(typedNumber('1', '2', 13)).toBe(12);
    expect(typedNumber('1', '2', 7)).toBe(2);
    expect(typedNumber('0', '3', 13)).toBe(3);
  });
});
