import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fold, opening } from '../fold';
import type { MatchEvent, Options, TableState } from '../types';
import { seeRikken, type RikkenEvent, type RikkenView } from './rikken';

interface Trace {
  observer: number | null;
  start: RikkenView;
  steps: { events: RikkenEvent[]; view: RikkenView }[];
}

const read = (name: string): Trace =>
  JSON.parse(readFileSync(`../../tests/golden/folds/${name}.json`, 'utf8')) as Trace;
const views = (trace: Trace): RikkenView[] =>
  trace.steps.map(({ events }, i) => events.reduce(seeRikken, i === 0 ? trace.start : trace.steps[i - 1]!.view));

describe('the opening view of Rikken', () => {
  it.each(['rikken-nine-1', 'rikken-nine-spectator', 'rikken-sixteen-blind-0', 'rikken-sixteen-talk-0'])(
    'is that of the engine, save for the dealer, whom the deal names: %s',
    (name) => {
      const { observer, start, steps } = read(name);
      const table = { game: start.game, options: start.options as Options } as TableState;
      expect(opening(table, observer)).toEqual({ ...start, dealer: 0 });
      expect(fold(opening(table, observer), steps[0]!.events as MatchEvent[])).toEqual(steps[0]!.view);
    },
  );
});

describe('the secret partner', () => {
  const known = (view: RikkenView) => view.partner !== null && !view.partner_known;

  it('knows himself in his own view, before everyone does', () => {
    const mine = views(read('rikken-nine-1')).filter(known);
    expect(mine.length).toBeGreaterThan(1);
    expect(mine.every(({ partner }) => partner === 1)).toBe(true);
  });

  it('is in no other view before the called card is played', () => {
    expect(views(read('rikken-nine-spectator')).filter(known)).toEqual([]);
    expect(views(read('rikken-sixteen-blind-1')).filter(known)).toEqual([]);
  });
});

describe('a card led face down', () => {
  const lying = (trace: Trace) =>
    views(trace)
      .flatMap(({ trick }) => trick)
      .filter(({ how }) => how === 'blind')
      .map(({ card }) => card);

  it('is known to its player alone until it is turned up', () => {
    expect(lying(read('rikken-sixteen-blind-1'))).not.toContain('??');
    expect(new Set(lying(read('rikken-sixteen-blind-0')))).toEqual(new Set(['??']));
  });

  it('is known to everyone in the trick that was taken', () => {
    const taken = views(read('rikken-sixteen-blind-0')).at(-1)!.tricks.flatMap(({ plays }) => plays);
    expect(taken.filter(({ how }) => how === 'blind').map(({ card }) => card)).not.toContain('??');
    expect(taken).toHaveLength(52);
  });
});
