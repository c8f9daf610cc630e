import { describe, expect, test } from 'vitest';
import { opening } from '../session/fold';
import type { RikikiView } from '../session/types';
import { aTable } from '../gallery/fixtures';
import { courses, extremes, places, ticks } from './standing';

function played(...totals: number[][]): RikikiView {
  const first = opening(aTable(), 0);
  const results = totals.map((each, deal) => ({
    deal, dealer: 0, size: deal + 1, bids: [0, 0, 0, 0], won: [0, 0, 0, 0], scores: each, totals: each,
  }));
  return { ...first, results, totals: totals.at(-1) ?? [0, 0, 0, 0] } as RikikiView;
}

describe('places', () => {
  test('those who are level share the better one', () => {
    expect(places([10, 34, 10, 34], null).map(({ seats, place }) => [...seats, place])).toEqual([
      [1, 1], [3, 1], [0, 3], [2, 3],
    ]);
  });

  test('totals below nothing count too', () => {
    const found = places([-3, -1, -2, -9], null);
    expect(found.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    expect(found[0]!.seats).toEqual([1]);
  });

  test('partners share one', () => {
    expect(places([3, 7, 3, 7], [[0, 2], [1, 3]])).toEqual([
      { seats: [1, 3], total: 7, place: 1 },
      { seats: [0, 2], total: 3, place: 2 },
    ]);
  });
});

describe('the way there', () => {
  const view = played([10, -1, 10, 10], [9, 10, 21, 9], [20, 9, 20, 20]);

  test('begins with nothing', () => {
    expect(courses(view)[1]).toEqual([0, -1, 10, 9]);
  });

  test('knows a seat’s best and worst deal', () => {
    expect(extremes(view, 0)).toEqual({
      best: { deal: 2, seat: 0, points: 11 },
      worst: { deal: 1, seat: 0, points: -1 },
    });
  });

  test('and everybody’s for a watcher', () => {
    expect(extremes(view, null)!.best).toEqual({ deal: 2, seat: 0, points: 11 });
    expect(extremes(played(), 0)).toBeNull();
  });
});

describe('lines of the chart', () => {
  test('stand at round numbers, nothing among them', () => {
    expect(ticks(-3, 180)).toEqual([0, 50, 100, 150]);
    expect(ticks(0, 25)).toEqual([0, 10, 20]);
    expect(ticks(-20, 20)).toContain(0);
  });
});
