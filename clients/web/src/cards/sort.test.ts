import { describe, expect, test } from 'vitest';
import { isRed, suitOf, type Suit } from './card';
import { keepOrder, moveCard, rows, sortByRank, sortHand, suitOrder } from './sort';

const THIRTEEN = ['As', 'Ks', '9s', '4s', 'Qh', 'Th', '7h', '2h', 'Kc', '8c', 'Jd', '9d', '3d'];

describe('the order of suits', () => {
  const alternates = (order: readonly Suit[]) =>
    order.every((suit, i) => i === 0 || isRed(suit) !== isRed(order[i - 1]!));

  test('colours take turns whenever they can', () => {
    expect(alternates(suitOrder(['c', 'd', 'h', 's']))).toBe(true);
    expect(alternates(suitOrder(['c', 's', 'd']))).toBe(true);
    expect(alternates(suitOrder(['h', 'd', 's']))).toBe(true);
    expect(suitOrder(['h', 'd', 's'])).toEqual(['h', 's', 'd']);
  });

  test('trump stands first when asked for, and colours still take turns', () => {
    for (const trump of ['c', 'd', 'h', 's'] as const) {
      const order = suitOrder(['c', 'd', 'h', 's'], trump);
      expect(order[0]).toBe(trump);
      expect(alternates(order)).toBe(true);
    }
  });

  test('a trump that is not held changes nothing', () => {
    expect(suitOrder(['s', 'h'], 'd')).toEqual(suitOrder(['s', 'h']));
  });
});

describe('a sorted hand', () => {
  test('has its suits together and high cards first', () => {
    expect(sortHand(['2h', 'As', 'Kc', 'Ah', '9s', 'Jd'])).toEqual(['As', '9s', 'Ah', '2h', 'Kc', 'Jd']);
  });

  test('puts trump first as an option', () => {
    expect(sortHand(['2h', 'As', 'Kc', 'Ah', 'Jd'], 'd').map(suitOf)[0]).toBe('d');
  });

  test('holds the same cards, hidden ones too', () => {
    const hand = ['??', '2h', '??', 'As'];
    expect(sortHand(hand)).toEqual(['As', '2h', '??', '??']);
    expect(sortHand([...THIRTEEN].reverse()).toSorted()).toEqual(THIRTEEN.toSorted());
  });
});

describe('an order made by hand', () => {
  test('outlives a card that leaves and one that joins', () => {
    expect(keepOrder(['4s', 'As', 'Ks'], ['As', 'Ks', '4s'])).toEqual(['4s', 'As', 'Ks']);
    expect(keepOrder(['4s', 'As', 'Ks'], ['As', '4s'])).toEqual(['4s', 'As']);
    expect(keepOrder(['4s', 'As'], ['As', '9s', '4s'])).toEqual(['4s', 'As', '9s']);
  });

  test('moves one card and no other', () => {
    expect(moveCard(['As', 'Ks', '9s'], 'As', 2)).toEqual(['Ks', '9s', 'As']);
    expect(moveCard(['As', 'Ks', '9s'], '9s', 0)).toEqual(['9s', 'As', 'Ks']);
    expect(moveCard(['As', 'Ks'], 'As', 9)).toEqual(['Ks', 'As']);
  });
});

describe('rows of a hand', () => {
  test('up to seven cards lie in one', () => {
    expect(rows(THIRTEEN.slice(0, 7))).toHaveLength(1);
    expect(rows([])).toEqual([[]]);
  });

  test('eight to thirteen lie in two of at most seven, in order', () => {
    for (let count = 8; count <= 13; count++) {
      const hand = THIRTEEN.slice(0, count);
      const two = rows(hand);
      expect(two).toHaveLength(2);
      expect(two.flat()).toEqual(hand);
      expect(Math.max(...two.map((row) => row.length))).toBeLessThanOrEqual(7);
    }
  });

  test('thirteen are seven and six', () => {
    expect(rows(THIRTEEN).map((row) => row.length).toSorted()).toEqual([6, 7]);
  });

  test('a suit is not torn apart when the rows stay nearly even', () => {
    const two = rows(['As', 'Ks', '9s', '4s', 'Qh', 'Th', 'Kc', '8c', '2c', 'Jd']);
    expect(two[0]).toEqual(['As', 'Ks', '9s', '4s', 'Qh', 'Th']);
  });
});

test('where suits mean nothing, cards of one rank lie together', () => {
  expect(sortByRank(['7c', 'Ah', '??', '7s', 'Td', 'As'])).toEqual(['As', 'Ah', 'Td', '7s', '7c', '??']);
});
