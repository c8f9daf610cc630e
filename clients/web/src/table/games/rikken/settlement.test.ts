import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { moments } from '../../../gallery/fixtures';
import { rikkenMatch } from '../../../gallery/rikken';
import type { RikkenResult, RikkenView } from '../../../session/fold/rikken';
import { settlements, settlingOf, share } from './settlement';

function scoresOf(view: RikkenView, result: RikkenResult): number[] {
  const lines = settlements(view, result);
  return [0, 1, 2, 3].map((seat) => lines.reduce((sum, line) => sum + share(line, settlingOf(view), seat), 0));
}

describe('what the result sheet reckons is what the engine scored', () => {
  test.each(['nine', 'sixteen', 'cash'] as const)('in the recorded match %s', (name) => {
    const { told, table } = rikkenMatch(name);
    const { view } = moments<RikkenView>(told, table).at(-1)!;
    expect(view.results.length).toBe(view.deals);
    for (const result of view.results) expect(scoresOf(view, result)).toEqual(result.scores);
  });

  const folder = '../../tests/golden/folds';
  test.each(readdirSync(folder).filter((file) => file.startsWith('rikken-')))('in %s', (file) => {
    const trace = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as { steps: { view: RikkenView }[] };
    const { view } = trace.steps.at(-1)!;
    expect(view.results.length).toBeGreaterThan(0);
    for (const result of view.results) expect(scoresOf(view, result)).toEqual(result.scores);
  });
});

/** A deal that this seat played alone, or with a partner, and what it brought. */
function scored(change: Partial<RikkenView>, contracts: (string | null)[], won: number[], partner: number | null) {
  const made = contracts.map((key) => (key === null ? null : false));
  const view = { game: 'rikken-sixteen', options: { settlement: 'points', undertricks: 'all' }, ...change } as RikkenView;
  const result = { contracts, won, partner, made } as RikkenResult;
  return scoresOf(view, result);
}

describe('tricks short', () => {
  const options = { settlement: 'points', undertricks: 'per_trick_only' };

  test('cost extra in every contract, as the house rule has it', () => {
    expect(scored({}, ['alone8', null, null, null], [6, 3, 2, 2], null)).toEqual([0, 3, 3, 3]);
    expect(scored({}, ['piek', null, null, null], [0, 5, 4, 4], null)).toEqual([0, 6, 6, 6]);
  });

  test('or only where tricks beyond count', () => {
    expect(scored({ options }, ['alone8', null, null, null], [6, 3, 2, 2], null)).toEqual([0, 3, 3, 3]);
    expect(scored({ options }, ['piek', null, null, null], [0, 5, 4, 4], null)).toEqual([0, 5, 5, 5]);
    expect(scored({ options }, ['alone13', null, null, null], [11, 1, 1, 0], null)).toEqual([0, 15, 15, 15]);
  });

  test('of two partners are counted together', () => {
    expect(scored({}, ['rik', null, null, null], [4, 4, 2, 3], 2)).toEqual([0, 3, 0, 3]);
  });
});
