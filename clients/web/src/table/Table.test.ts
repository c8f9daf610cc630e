import { render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCENES } from '../gallery/scenes';
import { SHOWN } from '../session/fold';
import type { Settings } from '../settings';
import { LOCALES } from '../words/catalogue';
import { speak } from '../words/words.svelte';
import { fetchGame } from './games';
import type { GameUi } from './games/game';
import Table from './Table.svelte';


const games = new Map<string, GameUi>();

beforeAll(async () => {
  for (const game of SHOWN) games.set(game, await fetchGame(game));
});

function show(scene: string) {
  const stage = SCENES[scene]!.make();
  const open = vi.fn();
  const game = games.get(stage.table!.game)!;
  const change = (some: Partial<Settings>) => (stage.settings = { ...stage.settings, ...some });
  return { stage, open, ...render(Table, { store: stage, game, open, change }) };
}

const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  flushSync();
};
const status = () => document.querySelector('.status')!.textContent;

beforeEach(() => sessionStorage.clear());

describe.each(LOCALES)('in %s', (locale) => {
  beforeAll(() => speak(locale));

  test.each(Object.keys(SCENES))('the scene %s has words for everything', (scene) => {
    show(scene);
    expect(document.body.textContent).not.toMatch(/table-|undefined|NaN|\[object/);
  });
});

describe('the table', () => {
  beforeAll(() => speak('en'));

  test('says what is going on and what is asked', () => {
    show('follow');
    expect(status()).toMatch(/^Your turn\. You must follow \w+\.$/);
  });

  test('says why a card may not be played, and plays nothing', () => {
    const { stage } = show('follow');
    const act = vi.spyOn(stage, 'act');
    document.querySelector<HTMLElement>('.barred')!.click();
    flushSync();
    expect(status()).toMatch(/^Not that one: you hold \w+, so you must follow\.$/);
    expect(act).not.toHaveBeenCalled();
  });

  test('shows every seat with its bid, its tricks, the dealer and the cards left', () => {
    show('wait');
    const north = screen.getByRole('region', { name: /Aino/ });
    expect(north.getAttribute('aria-label')).toMatch(/opposite, dealer, to act, bid 2, won 0, 9 cards left/);
    expect(within(north).getByTitle('9 cards left')).toBeTruthy();
  });

  test('a played card lies in the trick before the server has answered', () => {
    const { stage } = show('lead');
    const card = document.querySelector<HTMLElement>('.hand button')!;
    const name = card.getAttribute('aria-label')!;
    card.click();
    flushSync();
    expect(screen.getByRole('list', { name: 'The trick' }).textContent).toContain(`You play the ${name}`);
    expect(stage.pending?.command).toMatchObject({ c: 'move' });
  });

  test('L and D open the last trick and the last round below; a reload finds them open', () => {
    const first = show('wait');
    press('l');
    screen.getByRole('region', { name: 'Last trick' });
    press('d');
    screen.getByRole('region', { name: 'Last round' });
    first.unmount();
    show('wait');
    screen.getByRole('region', { name: 'Last round' });
  });

  test('S shows every round', () => {
    show('wait');
    press('s');
    expect(screen.getByText('All rounds')).toBeTruthy();
  });

  test('the scored round goes on when asked', () => {
    const { stage } = show('scored');
    const act = vi.spyOn(stage, 'act');
    screen.getByRole('button', { name: /Next now/ }).click();
    expect(act).toHaveBeenCalledWith({ c: 'ready', bytes: null });
  });

  test('the end of the match names the winner and offers another one', () => {
    const { stage } = show('result');
    const act = vi.spyOn(stage, 'act');
    screen.getByText('Joris wins the match.');
    screen.getByRole('button', { name: 'Play again' }).click();
    expect(act).toHaveBeenCalledWith({ c: 'ready', bytes: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test('a lost connection is said and the cards stay', () => {
    show('lost');
    expect(screen.getByText('The connection is gone.')).toBeTruthy();
    expect(document.querySelectorAll('.hand button').length).toBeGreaterThan(0);
  });

  test('sound goes off and on in one tap or by Q', () => {
    const { stage } = show('follow');
    const before = stage.settings.sounds;
    screen.getByRole('button', { name: 'Sound' }).click();
    expect(stage.settings.sounds).toBe(!before);
    press('q');
    expect(stage.settings.sounds).toBe(before);
  });

  test('a watcher sees no hand and is asked nothing', () => {
    show('watching');
    expect(document.querySelector('.hand')).toBeNull();
    expect(document.querySelectorAll('.plate')).toHaveLength(4);
  });

  test('the tab says that it is my turn', () => {
    const { unmount } = show('follow');
    expect(document.title).toContain('Your turn!');
    unmount();
    show('wait');
    expect(document.title).toContain('Rikiki');
  });

  test.each([
    ['bid-first', true],
    ['follow', false],
  ])('has the rules beside it where there is room; in %s they are open: %s', async (scene, early) => {
    const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } };
    happyDOM.setViewport({ width: 1280 });
    show(scene);
    const title = await screen.findByText('How Rikiki is played');
    expect(title.closest('details')!.open).toBe(early);
    happyDOM.setViewport({ width: 1024 });
  });
});
