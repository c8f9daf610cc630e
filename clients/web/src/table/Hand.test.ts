import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aTable, moments } from '../gallery/fixtures';
import { RIKIKI } from '../gallery/rikiki';
import type { RikikiView } from '../session/types';
import { speak } from '../words/words.svelte';
import { Flights } from './flights';
import type { Scene } from './games/game';
import Hand from './Hand.svelte';
import { timesFor } from './pacer';

beforeAll(() => speak('en'));

const { view } = moments<RikikiView>(RIKIKI, aTable()).find(
  ({ view, legal }) => view.phase === 'play' && view.size === 13 && legal !== null && legal.length < view.hands[0]!.length,
)!;
const scene: Scene = { view, table: aTable(), seat: 0, legal: null };

function hand(cards: readonly string[], legal: readonly string[] | null) {
  const tap = vi.fn(() => true);
  const props = {
    scene, hand: cards, legal, first: null, byRank: false, dealing: false, drawing: false, fresh: null, flights: new Flights(), times: timesFor('normal', false), tap,
  };
  return { tap, ...render(Hand, props) };
}

const button = (name: string) => screen.getByRole('button', { name });
const names = () => [...document.querySelectorAll('.card')].map((each) => each.getAttribute('aria-label'));

describe('the hand', () => {
  test('every card has a spoken name and lies sorted', () => {
    hand(['2h', 'As', 'Kc'], null);
    expect(names()).toEqual(['ace of spades', 'two of hearts', 'king of clubs']);
  });

  test('dims what may not be played, on the viewer’s turn only', async () => {
    const { rerender } = hand(['2h', 'As'], null);
    expect(button('ace of spades').getAttribute('aria-disabled')).toBe('false');
    await rerender({ legal: ['2h'] });
    expect(button('ace of spades').getAttribute('aria-disabled')).toBe('true');
    expect(button('two of hearts').getAttribute('aria-disabled')).toBe('false');
  });

  test('a tap on any card is passed on, a dimmed one too: it asks why', async () => {
    const { tap } = hand(['2h', 'As'], ['2h']);
    button('ace of spades').click();
    button('two of hearts').click();
    expect(tap.mock.calls).toEqual([['As'], ['2h']]);
  });

  test('is one stop of the Tab key, and arrows walk along', () => {
    hand(['2h', 'As', 'Kc'], null);
    expect(screen.getAllByRole('button').map((each) => each.tabIndex)).toEqual([0, -1, -1]);
    button('ace of spades').focus();
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(button('two of hearts'));
  });

  test('Shift and an arrow move a card, and it stays where it was put', async () => {
    const { rerender } = hand(['2h', 'As', 'Kc'], null);
    button('ace of spades').focus();
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', shiftKey: true, bubbles: true }),
    );
    await rerender({ hand: ['As', '2h'] });
    expect(names()).toEqual(['two of hearts', 'ace of spades']);
    screen.getByRole('button', { name: 'Sort again' }).click();
    flushSync();
    expect(names()).toEqual(['ace of spades', 'two of hearts']);
  });
});
