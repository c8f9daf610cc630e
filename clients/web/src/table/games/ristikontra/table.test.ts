import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ristikontraScenes } from '../../../gallery/ristikontra';
import type { RistikontraView } from '../../../session/fold/ristikontra';
import { speak } from '../../../words/words.svelte';
import { fetchGame } from '..';
import type { GameUi } from '../game';
import Table from '../../Table.svelte';

let game: GameUi;

beforeAll(async () => {
  await speak('en');
  game = await fetchGame('ristikontra');
});
beforeEach(() => sessionStorage.clear());

function show(scene: string) {
  const stage = ristikontraScenes[scene]!.make();
  render(Table, { store: stage, game, open: vi.fn(), change: vi.fn() });
  return stage;
}

const status = () => document.querySelector('.status')!.textContent;
const dark = () => screen.getByRole('button', { name: /Play in the dark/ });
const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  flushSync();
};

describe('the dark', () => {
  test('is one press beside the hand', () => {
    const stage = show('ri-catch');
    const act = vi.spyOn(stage, 'act');
    dark().click();
    expect(act).toHaveBeenCalledExactlyOnceWith({ c: 'move', move: 'dark' });
  });

  test('is the key P, and a key held down plays once', () => {
    const stage = show('ri-catch');
    const act = vi.spyOn(stage, 'act');
    press('p');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', repeat: true }));
    expect(act).toHaveBeenCalledExactlyOnceWith({ c: 'move', move: 'dark' });
  });

  test('that is barred says why and plays nothing', () => {
    const stage = show('ri-barred');
    const act = vi.spyOn(stage, 'act');
    expect(dark().getAttribute('aria-disabled')).toBe('true');
    dark().click();
    flushSync();
    expect(status()).toMatch(/^No dark lead now/);
    expect(act).not.toHaveBeenCalled();
  });

  test('is offered no more when the stock is gone', () => {
    show('ri-late');
    expect(screen.queryByRole('button', { name: /Play in the dark/ })).toBeNull();
    expect(screen.getByRole('img', { name: 'The stock is gone' })).toBeTruthy();
  });

  test('is not offered to a watcher', () => {
    show('ri-watching');
    expect(screen.queryByRole('button', { name: /Play in the dark/ })).toBeNull();
  });
});

describe('a card that is barred', () => {
  test('is dimmed and says why', () => {
    show('ri-barred');
    const barred = screen.getByRole('button', { name: 'king of clubs' });
    expect(barred.getAttribute('aria-disabled')).toBe('true');
    barred.click();
    flushSync();
    expect(status()).toBe('Not a king: that rank was led to the last three tricks.');
  });
});

describe('the cloth', () => {
  test('has the stock with its number, and both piles', () => {
    show('ri-lead');
    expect(screen.getByRole('img', { name: 'The stock: 28 cards' })).toBeTruthy();
    const ours = screen.getByRole('group', { name: 'We' });
    expect(ours.textContent).toContain('We: 0 card points');
    expect(ours.textContent).toContain('0 of 7 game points');
  });

  test('marks the dark card and the one that is ahead', () => {
    const stage = show('ri-dark');
    const { trick } = stage.match as RistikontraView;
    const cards = [...document.querySelectorAll('.trick .card')].map((card) => card.textContent);
    expect(cards.filter((text) => text.includes('ahead'))).toHaveLength(1);
    expect(cards.filter((text) => text.includes('in the dark'))).toHaveLength(
      trick.filter((play) => play.how === 'dark').length,
    );
  });

  test('shows partners by the same flag', () => {
    show('ri-lead');
    const north = screen.getByRole('region', { name: /Aino/ });
    expect(north.getAttribute('aria-label')).toContain('partner');
    expect(within(north).getByText('partner')).toBeTruthy();
  });

  test('keeps cards of one rank together in the hand', () => {
    show('ri-lead');
    const names = [...document.querySelectorAll('.hand .card')].map((card) => card.getAttribute('aria-label'));
    expect(names.slice(0, 3).every((name) => name?.startsWith('king'))).toBe(true);
  });
});

describe('a drawn card', () => {
  test('is the drawer’s secret, and marked for the drawer', async () => {
    const stage = show('ri-lead');
    screen.getByRole('button', { name: 'king of hearts' }).click();
    flushSync();
    await vi.waitFor(() => expect((stage.match as RistikontraView).stock).toBeLessThan(28));
    await vi.waitFor(() => expect(document.querySelectorAll('.hand .card')).toHaveLength(6));
    expect(document.querySelectorAll('.hand .fresh')).toHaveLength(1);
  });
});

describe('the end', () => {
  test('names the side, and has a line for each', () => {
    show('ri-result');
    screen.getByText('You and Aino win the match!');
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent.replace(/\s+/g, ' ').trim());
    expect(lines[0]).toContain('You and Aino 7');
    expect(lines[1]).toContain('Bence and Joris 5');
  });

  test('the score sheet has every deal', () => {
    show('ri-result');
    press('s');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(11);
    expect(screen.getByText('1 held')).toBeTruthy();
  });
});
