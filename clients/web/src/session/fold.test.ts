import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fold, opening, Unfoldable } from './fold';
import type { MatchEvent, MatchView, TableState } from './types';

/** How one observer saw a match: each step's events and the view that the engine has after them. */
interface Trace {
  game: string;
  observer: number | null;
  start: MatchView;
  steps: { events: MatchEvent[]; view: MatchView }[];
}

/** Traces written by the engine for all clients, and two short ones of our own. */
const FOLDERS = ['../../tests/golden/folds', 'src/session/fixtures'];

const traces = FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(folder, file)),
);

const read = (file: string): Trace => JSON.parse(readFileSync(file, 'utf8')) as Trace;
const fixture = () => read('src/session/fixtures/rikiki-seat.json');

describe('the fold gives the views that the engine gives', () => {
  it.each(traces)('%s', (file) => {
    const trace = read(file);
    let view = trace.start;
    trace.steps.forEach((step, index) => {
      view = fold(view, step.events);
      expect(view, `step ${index}`).toEqual(step.view);
    });
  });
});

describe('the opening view', () => {
  const table = { game: 'rikiki', options: { longest: 2, hook: 'always' } } as unknown as TableState;

  it('is the one before the first deal, save for the dealer, whom the deal names', () => {
    const { start } = fixture();
    expect(opening(table, 1)).toEqual({ ...start, dealer: 0 });
  });

  it('leads to the same first deal', () => {
    const first = fixture().steps[0]!;
    expect(fold(opening(table, 1), first.events)).toEqual(first.view);
  });

  it('is refused for a game that has no fold', () => {
    expect(() => opening({ ...table, game: 'snap' }, 1)).toThrow(Unfoldable);
  });
});

describe('events that do not fit', () => {
  const dealt = () => fixture().steps[0]!.view;

  it('a card that the hand does not hold', () => {
    const play: MatchEvent = { e: 'play', seat: 1, card: '2c', how: 'hand' };
    const hands = dealt().hands.with(1, ['Ah']);
    expect(() => fold({ ...dealt(), hands }, [play])).toThrow(Unfoldable);
  });

  it('a trick that nobody led', () => {
    expect(() => fold(dealt(), [{ e: 'trick', winner: 0 }])).toThrow(Unfoldable);
  });

  it('a seat that is not there', () => {
    const play: MatchEvent = { e: 'play', seat: 7, card: '2c', how: 'hand' };
    expect(() => fold(dealt(), [play])).toThrow(Unfoldable);
  });

  it('leave the view that was given as it was', () => {
    const { start, steps } = fixture();
    const before = structuredClone(start);
    fold(start, steps[0]!.events);
    expect(start).toEqual(before);
  });
});
