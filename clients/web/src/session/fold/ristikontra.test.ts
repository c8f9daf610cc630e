import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold, opening, Unfoldable } from '../fold';
import type { MatchEvent, TableState } from '../types';
import type { RistikontraView } from './ristikontra';

interface Trace {
  start: RistikontraView;
  steps: { events: MatchEvent[]; view: RistikontraView }[];
}

const read = (name: string): Trace =>
  JSON.parse(readFileSync(`../../tests/golden/folds/ristikontra-${name}.json`, 'utf8')) as Trace;

const table = (options: TableState['options']) => ({ game: 'ristikontra', options }) as unknown as TableState;

describe('the view before the first deal', () => {
  it('has the rules of the match and nothing else', () => {
    const { start, steps } = read('1');
    const open = opening(table({ target: 1 }), 1);
    expect(open).toEqual({ ...start, dealer: 0 });
    expect(fold(open, steps[0]!.events)).toEqual(steps[0]!.view);
  });

  it('counts ristiklappi as all three of its rules', () => {
    const { start } = read('klappi-3');
    expect(opening(table({ target: 1, klappi: true }), 3)).toEqual({ ...start, dealer: 0 });
    const one = opening(table({ queen_king_rule: true }), 3);
    expect(one).toMatchObject({ target: 7, hand_size: 6, queen_king_rule: true, fourth_king_ban: false });
  });
});

describe('a draw', () => {
  const dealt = () => read('1').steps[0]!.view;

  it('of others is a hidden card more and a card of the stock less', () => {
    const view = dealt();
    const after = fold(view, [{ e: 'drew', seat: 2 }]) as RistikontraView;
    expect(after.hands[2]).toEqual([...view.hands[2]!, '??']);
    expect(after.stock).toBe(view.stock - 1);
  });

  it('of one’s own becomes a known card in its place', () => {
    const hand = ['2c', 'Ac', '7h'];
    const view = { ...dealt(), hands: [[], hand, [], []] };
    const drawn: MatchEvent[] = [{ e: 'drew', seat: 1 }, { e: 'drawn', seat: 1, card: 'Td' }];
    expect(fold(view, drawn).hands[1]).toEqual(['2c', 'Ac', 'Td', '7h']);
  });

  it('that nobody made does not fit', () => {
    expect(() => fold(dealt(), [{ e: 'drawn', seat: 1, card: 'Td' }])).toThrow(Unfoldable);
  });
});

it('a dark play takes from the stock and leaves the hand', () => {
  const view = read('1').steps[0]!.view;
  const after = fold(view, [{ e: 'play', seat: 2, card: '7h', how: 'dark' }]) as RistikontraView;
  expect(after.hands).toEqual(view.hands);
  expect(after.stock).toBe(view.stock - 1);
  expect(after.trick).toEqual([{ seat: 2, card: '7h', how: 'dark' }]);
});
