import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { RikkenGame } from '../../../session/fold/rikken';
import { contractOf, ladderOf, meaningOf, standingOf, type Contract } from './contracts';

/** The table of rule R4.1 in the engine's own words: level, key, side, tricks, trump, value, each trick. */
function rules(game: RikkenGame): string[][] {
  const text = readFileSync(`../../engine/rules/${game}.md`, 'utf8');
  const rows = [...text.matchAll(/^ {2}\| (\d+) \|(.+)\|$/gm)];
  return rows.map(([, level, rest]) => [level!, ...rest!.split('|').map((cell) => cell.trim())]);
}

function inWords({ level, key, side, tricks, exact, trump, value, perTrick, opens }: Contract): string[] {
  const who = { alone: 'declarer', called: 'partner', 'fourth-ace': 'fourth ace' }[side];
  const open = { nobody: '', declarer: 'hand open', everyone: 'all hands open' }[opens];
  const wanted = exact ? (tricks === 0 ? 'none' : `exactly ${tricks}`) : tricks === 13 ? 'all 13' : `at least ${tricks}`;
  const named = { named: 'names it', hearts: 'hearts', none: 'none' }[trump];
  return [`${level}`, `\`${key}\``, who, open, wanted, named, `${value}`, perTrick ? '1' : '–'];
}

describe.each(['rikken-nine', 'rikken-sixteen'] as const)('the ladder of %s', (game) => {
  test('is the one that the engine’s rules have', () => {
    const written = rules(game);
    expect(written.length).toBe(ladderOf(game).length);
    written.forEach(([level, , key, side, wanted, trump, value, each], i) => {
      const ours = inWords(ladderOf(game)[i]!);
      expect([level, key, wanted, value, each]).toEqual([ours[0], ours[1], ours[4], ours[6], ours[7]]);
      expect(side).toContain(ours[2]);
      expect(side!.includes('open') ? side : '').toContain(ours[3]);
      expect(trump).toContain(ours[5]);
    });
  });

  test('has a contract for each of its keys, and no others', () => {
    expect(ladderOf(game).map(({ key }) => contractOf(game, key))).toEqual(ladderOf(game));
    expect(() => contractOf(game, 'pass')).toThrow();
  });
});

test('a contract is told by who plays it, for how much, and whose hand is open', () => {
  const meaning = (game: RikkenGame, key: string) => meaningOf(contractOf(game, key));
  expect(['rik', 'rik_hearts', 'nine', 'piek', 'open_misere', 'thirteen'].map((key) => meaning('rikken-nine', key))).toEqual([
    'called', 'called-hearts', 'alone', 'one', 'none-declarer', 'all',
  ]);
  expect(['troela', 'open_piek_praatje', 'open13'].map((key) => meaning('rikken-sixteen', key))).toEqual([
    'fourth-ace', 'one-everyone', 'all-declarer',
  ]);
});

test('a Piek stands well with one trick only', () => {
  const piek = contractOf('rikken-nine', 'piek');
  expect([0, 1, 2].map((won) => standingOf(piek, won))).toEqual(['under', 'made', 'lost']);
  expect([8, 9, 13].map((won) => standingOf(contractOf('rikken-nine', 'nine'), won))).toEqual(['under', 'made', 'made']);
});
