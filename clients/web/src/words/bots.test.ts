import { beforeEach, describe, expect, it } from 'vitest';
import { aTable } from '../gallery/fixtures';
import type { TableSeat } from '../session/types';
import { withBotsNamed } from './bots';
import { speak } from './words.svelte';

const bot = (name: string): TableSeat => ({
  kind: 'bot',
  name,
  covered: false,
  strength: 'easy',
  ready: false,
});
const names = (seats: TableSeat[]) => withBotsNamed(aTable({ seats })).seats.map(({ name }) => name);
const player: TableSeat = { ...bot('Bot East'), kind: 'player' };
const seats = [bot('Bot South'), bot('Bot West'), bot('Robi'), player];

describe('bots', () => {
  beforeEach(() => speak('en'));

  it.each([
    ['hu', ['Déli gép', 'Nyugati gép']],
    ['fi', ['Eteläbotti', 'Länsibotti']],
    ['nl', ['Bot Zuid', 'Bot West']],
    ['en', ['Bot South', 'Bot West']],
  ] as const)('are called after their side in the language on show: %s', async (locale, called) => {
    await speak(locale);
    expect(names(seats).slice(0, 2)).toEqual(called);
  });

  it('keep a name that the host gave them, and people keep theirs', async () => {
    await speak('hu');
    expect(names(seats).slice(2)).toEqual(['Robi', 'Bot East']);
  });
});
