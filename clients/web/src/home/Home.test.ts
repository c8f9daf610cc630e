import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseWith, show, type Server, type TestHouse } from '../testing/house';
import { speak } from '../words/words.svelte';
import Home from './Home.svelte';

const GAMES = [
  {
    game: 'rikiki',
    rules: 1,
    options: [
      { kind: 'whole', name: 'longest', default: 13, low: 1, high: 13 },
      { kind: 'choice', name: 'hook', default: 'always', choices: ['always', 'not-last'] },
    ],
  },
  {
    game: 'rikken-sixteen',
    rules: 1,
    options: [
      { kind: 'choice', name: 'settlement', default: 'points', choices: ['points', 'cash'] },
      { kind: 'whole', name: 'unit', default: 10, low: 1, high: 1_000_000 },
    ],
  },
  { game: 'a-game-of-tomorrow', rules: 1, options: [] },
];
const MADE = { table: 'k3x9q2m7ab', seat: 0, links: [null, 'a', 'b', 'c'], watch: 'w' };

const kind: Server = ({ path }) =>
  path === '/api/games' ? { status: 200, said: GAMES } : { status: 201, said: MADE };

let house: TestHouse;
const open = (server: Server = kind) => show((house = houseWith(server)), Home, {});
const button = async (name: string | RegExp) => {
  const found = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => expect(found.disabled).toBe(false));
  return found;
};
const made = () => house.asked.filter(({ method }) => method === 'POST');
const say = async (name: string) =>
  fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: name } });

beforeEach(() => speak('en'));

describe('the start page', () => {
  it('offers the games that the server deals and this client can show', async () => {
    open();
    expect(await screen.findByText('Rikiki')).toBeTruthy();
    expect(screen.queryByText('a-game-of-tomorrow')).toBeNull();
  });

  it('asks again when the server could not be reached', async () => {
    let down = true;
    open((asked) => {
      if (down) throw new TypeError('offline');
      return kind(asked);
    });
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    down = false;
    await fireEvent.click(await button('Try again'));
    expect(await screen.findByText('Rikiki')).toBeTruthy();
  });

  it('wants a name before friends are asked, and says so at the field', async () => {
    open();
    await fireEvent.click(await button('Play with three friends'));
    expect((await screen.findByRole('alert')).textContent).toContain('type your name');
    expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(made()).toEqual([]);
  });

  it('opens a table, holds its key and goes there', async () => {
    open();
    await say('Anna');
    await fireEvent.click(await button('Play with three friends'));
    await waitFor(() => expect(house.route.table).toBe(MADE.table));
    const { body } = made()[0]!;
    expect(body).toMatchObject({ game: 'rikiki', options: {}, name: 'Anna', pace: 'calm', clock: null });
    expect(body['bytes']).toMatch(/^[0-9a-f]{32}$/);
    expect(house.keys.ticket(MADE.table)).toEqual({ key: body['key'], kind: 'seat' });
    expect(house.keys.name).toBe('Anna');
    expect(house.route.takeErrand()).toBe('friends');
  });

  it('needs no name against bots', async () => {
    open();
    await fireEvent.click(await button('Play against bots'));
    await waitFor(() => expect(house.route.takeErrand()).toBe('bots'));
    expect(made()[0]!.body['name']).toBe('Guest');
    expect(house.keys.name).toBe('');
  });

  it('a table whose answer was lost is asked for again as the same one', async () => {
    let down = true;
    open((asked) => {
      if (asked.method === 'POST' && down) throw new TypeError('offline');
      return kind(asked);
    });
    await say('Anna');
    await fireEvent.click(await button('Play with three friends'));
    await screen.findByText(/could not be reached/);
    down = false;
    await fireEvent.click(await button('Play with three friends'));
    await waitFor(() => expect(house.route.table).toBe(MADE.table));
    const [first, second] = made();
    expect(second!.body).toEqual(first!.body);
  });

  it('sends the house rules that were chosen', async () => {
    open();
    await say('Anna');
    await fireEvent.click(await button('Less: Most cards in a hand'));
    expect(await screen.findByText('23 rounds')).toBeTruthy();
    await fireEvent.click(screen.getByLabelText('not in the last round'));
    await fireEvent.click(await button('Play with three friends'));
    await waitFor(() => expect(made()[0]!.body['options']).toEqual({ longest: 12, hook: 'not-last' }));
  });

  it('shows the rules of the game whose book is opened, whichever is picked', async () => {
    open();
    await fireEvent.click(await button('How Rikken, sixteen bids is played'));
    expect(await screen.findByRole('heading', { name: 'How Rikken, sixteen bids is played' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Triple Ace' })).toBeTruthy();
  });

  it('asks for a stake only where there is one, in money', async () => {
    open();
    await fireEvent.click(await screen.findByLabelText(/^Rikken, sixteen bids/));
    expect(screen.queryByText('One point is worth')).toBeNull();
    await fireEvent.click(screen.getByLabelText('money'));
    expect(screen.getByText('€0.10')).toBeTruthy();
    await fireEvent.click(await button('More: One point is worth'));
    expect(screen.getByText('€0.20')).toBeTruthy();
    await fireEvent.click(await button('Play against bots'));
    await waitFor(() => expect(made()).toHaveLength(1));
    expect(made()[0]!.body).toMatchObject({ game: 'rikken-sixteen', options: { settlement: 'cash', unit: 20 } });
  });

  it('shows a refusal in words', async () => {
    const refuse: Server = (asked) =>
      asked.method === 'POST'
        ? { status: 400, said: { code: 'name/too-long', message: 'server text' } }
        : kind(asked);
    open(refuse);
    await say('Anna');
    await fireEvent.click(await button('Play with three friends'));
    expect((await screen.findByRole('alert')).textContent).toContain('24 letters');
  });

  it('leads back to tables, and forgets them on request', async () => {
    house = houseWith(kind);
    house.keys.hold('t1', { key: 'k', kind: 'seat' });
    house.keys.visit({ table: 't1', game: 'rikiki', name: 'Anna', at: Date.now() });
    show(house, Home, {});
    const link = await screen.findByRole('link', { name: /Rikiki/ });
    expect(link.getAttribute('href')).toBe('/t/t1');
    await fireEvent.click(link);
    expect(house.route.table).toBe('t1');
    await fireEvent.click(await button(/Forget this table/));
    expect(screen.queryByRole('link', { name: /Rikiki/ })).toBeNull();
    expect(house.keys.ticket('t1')).toBeNull();
  });

  it('speaks another language at once', async () => {
    open();
    await screen.findByText('Rikiki');
    await fireEvent.click(await button('Magyar'));
    expect(house.preferences.settings.language).toBe('hu');
  });
});
