import { beforeAll, describe, expect, test } from 'vitest';
import { ristikontraMatch, ristikontraMoment } from '../../../gallery/ristikontra';
import type { RistikontraResult, RistikontraView } from '../../../session/fold/ristikontra';
import type { Move } from '../../../session/types';
import { learn, speak } from '../../../words/words.svelte';
import { ristikontra } from '.';
import type { RistikontraScene } from './sides';
import { ahead, barredLead, eventWords, resultWords, status, whyNot } from './words';

beforeAll(async () => {
  await speak('en');
  await learn('ristikontra');
});

const { table } = ristikontraMatch('seven');
const mine = (view: RistikontraView, legal: readonly Move[] | null) => view.phase === 'play' && legal !== null;

function at(name: 'seven' | 'klappi', test: Parameters<typeof ristikontraMoment>[1]): RistikontraScene {
  const { view, legal } = ristikontraMoment(name, test);
  return { view, legal, table, seat: 0 };
}

const barred = () => at('seven', (view, legal) => mine(view, legal) && view.barred.length > 0);
const king = () =>
  at('klappi', (view, legal) => mine(view, legal) && view.barred.includes('K') && view.trick.length > 0);
const lead = () => at('seven', (view, legal) => mine(view, legal) && view.stock === 28);

/** The lead scene with this trick on the table. */
function trick(...cards: [number, string][]): RistikontraScene {
  const scene = lead();
  const plays = cards.map(([seat, card]) => ({ seat, card, how: 'hand' as const }));
  const turn = (cards.at(-1)![0] + 1) % 4;
  return { ...scene, view: { ...scene.view, trick: plays, turn } };
}

describe('who is ahead', () => {
  test('is the leader until somebody matches, then whoever matched last', () => {
    expect(ahead(lead())).toBeNull();
    expect(ahead(trick([1, '7c'], [2, 'Ad']))).toBe(1);
    expect(ahead(trick([1, '7c'], [2, '7d'], [3, '7h']))).toBe(3);
  });
});

describe('the status line', () => {
  test('tells the leader of both choices', () => {
    expect(status(lead())).toBe('You lead: any card, or in the dark.');
  });

  test('tells who follows what would take the trick, or that it is safe', () => {
    expect(status(trick([1, '7c'], [2, 'Ad'], [3, '3h']))).toBe('Your turn: a seven takes the trick.');
    expect(status(trick([1, '8c'], [2, '8d'], [3, '3h']))).toBe('Your turn: your partner is ahead.');
  });

  test('tells the others who led what, or who caught it', () => {
    expect(status(trick([0, 'Ac'], [1, '2c']))).toBe('Aino to play; you led an ace.');
    expect(status(trick([0, 'Ac'], [1, 'Ad']))).toBe('Aino to play; Bence is ahead.');
    expect(status(trick([3, 'Qc'], [0, 'Qd']))).toBe('Bence to play; you are ahead.');
  });

  test('tells what is barred', () => {
    expect(status(barred())).toBe('You lead, but not a king.');
  });
});

describe('why not', () => {
  test('a rank that was led three times, nor the dark then', () => {
    expect(barredLead(barred().view)).toBe('K');
    expect(whyNot(barred(), 'Kc')).toBe('Not a king: that rank was led to the last three tricks.');
    expect(whyNot(barred(), 'dark')).toMatch(/^No dark lead now: kings are barred/);
  });

  test('the fourth king while there is a stock, nor the dark then', () => {
    expect(barredLead(king().view)).toBeNull();
    expect(whyNot(king(), 'Kh')).toBe('The fourth king waits until the stock is gone.');
    expect(whyNot(king(), 'dark')).toMatch(/fourth king/);
  });

  test('another’s turn', () => {
    expect(whyNot(trick([0, 'Ac']), 'Kc')).toBe('Not yet: it is Bence’s turn.');
  });
});

describe('what is told', () => {
  const scene = lead();
  const sees = (seat: number | null) => ({ ...scene, seat });

  test('a dark play by its name, a drawn card to its drawer', () => {
    expect(eventWords({ e: 'play', seat: 2, card: '7h', how: 'dark' }, scene)).toBe(
      'Aino plays in the dark: the seven of hearts',
    );
    expect(eventWords({ e: 'drawn', seat: 0, card: 'Td' }, scene)).toBe('You draw the ten of diamonds');
    expect(eventWords({ e: 'drew', seat: 2 }, scene)).toBeNull();
  });

  test('the piles, the viewer’s own first, and who is dirty', () => {
    const pile = { e: 'pile', points: [18, 3], dirty: [true, true], cleaned: [false, true] } as const;
    const event = { ...pile, points: [...pile.points], dirty: [...pile.dirty], cleaned: [...pile.cleaned] };
    expect(eventWords(event as never, scene)).toBe('We: 18 card points (dirty), They: 3 card points');
    expect(eventWords(event as never, sees(1))).toBe('We: 3 card points, They: 18 card points (dirty)');
    expect(eventWords(event as never, sees(null))).toMatch(/^Anna and Aino: 18/);
  });

  test('the end, by sides', () => {
    expect(eventWords({ e: 'over', winners: [0, 2] }, scene)).toBe('You and Aino win the match!');
    expect(eventWords({ e: 'over', winners: [0, 2] }, sees(3))).toBe('Anna and Aino win the match.');
  });
});

describe('how a deal ended', () => {
  const result = (change: Partial<RistikontraResult>): RistikontraResult => ({
    deal: 1,
    dealer: 0,
    points: [75, 45],
    dirty: [false, false],
    cleaned: [false, false],
    held: 0,
    scores: [1, 0, 1, 0],
    totals: [1, 0, 1, 0],
    ...change,
  });
  const told = (change: Partial<RistikontraResult>, held = 0) => resultWords(lead(), result(change), held);

  test('won', () => {
    expect(told({})).toBe('We win the deal with 75 of 120 points: one game point.');
    expect(told({ points: [59, 61], scores: [0, 1, 0, 1] })).toMatch(/^They win the deal with 61 of 120/);
  });

  test('won with points that were held', () => {
    expect(told({ scores: [3, 0, 3, 0] }, 2)).toMatch(/one game point\. With 2 held that makes 3\.$/);
  });

  test('all of it', () => {
    expect(told({ points: [120, 0], scores: [2, 0, 2, 0] })).toBe('We take all 120 points: two game points.');
  });

  test('even', () => {
    expect(told({ points: [60, 60], scores: [0, 0, 0, 0], held: 2 })).toBe(
      '60 each, so nobody scores. 2 game points wait for the next side to win a deal.',
    );
  });

  test('by a stain, whatever the points', () => {
    const stained = { dirty: [true, false], scores: [0, 2, 0, 2] } as Partial<RistikontraResult>;
    expect(told(stained)).toMatch(/^We stayed dirty.*The deal is theirs whatever the points: two game points\.$/);
    expect(told({ ...stained, dirty: [true, true], cleaned: [false, true] })).toMatch(/^We stayed dirty/);
  });
});

describe('the head of the table', () => {
  test('has the points that are held', () => {
    const scene = lead();
    expect(ristikontra.headline(scene)).toMatchObject({ place: 'deal 1', mark: '' });
    const held = { ...scene, view: { ...scene.view, held: 2 } };
    expect(ristikontra.headline(held).spokenMark).toBe('2 game points are held for the next winner');
  });
});
