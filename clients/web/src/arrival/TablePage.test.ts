import { fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { houseWith, show, type Server, type TestHouse } from '../testing/house';
import { FakeLine } from '../testing/line';
import { waitingTable } from '../testing/table';
import { speak } from '../words/words.svelte';
import TablePage from './TablePage.svelte';

const TABLE = 'k3x9q2m7ab';
const opens = (kind: string, taken = false) => ({
  status: 200,
  said: { opens: { kind, seat: 3, taken }, table: waitingTable() },
});
const refused = (status: number, code: string) => ({ status, said: { code, message: '' } });

let house: TestHouse;

function arrive(hash: string, server: Server, before: (house: TestHouse) => void = () => undefined) {
  const games = { status: 200, said: [] };
  house = houseWith((asked) => (asked.path === '/api/games' ? games : server(asked)));
  history.replaceState(null, '', `/t/${TABLE}${hash}`);
  before(house);
  show(house, TablePage, { table: TABLE });
}

const hello = async () => {
  await waitFor(() => expect(FakeLine.dialled.length).toBeGreaterThan(0));
  FakeLine.last.open();
  return FakeLine.last.sent[0];
};
const welcome = (seat: number | null) =>
  FakeLine.last.say({
    t: 'welcome',
    inc: 'i',
    v: 4,
    h: 'h',
    seat,
    now: Date.now(),
    missed: null,
    state: { table: waitingTable(), match: null, legal: null, links: null, watch: null },
  });

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeLine);
  FakeLine.dialled = [];
  await speak('en');
});

afterEach(() => vi.unstubAllGlobals());

describe('the page of a table', () => {
  it('without a link and without a seat explains what is missing', () => {
    arrive('', () => refused(500, 'server/error'));
    expect(screen.getByRole('heading').textContent).toBe('This chair needs its link');
    expect(house.asked).toEqual([]);
  });

  it('takes the token out of the address bar at once and shows what it opens', async () => {
    arrive('#tok', () => opens('seat'));
    expect(location.hash).toBe('');
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
    expect(house.asked).toMatchObject([{ method: 'GET', secret: 'Bearer tok' }]);
  });

  it('shows the invitation again after a reload', async () => {
    arrive('', () => opens('seat'), ({ tab }) => tab.setItem(`fourthseat:token:${TABLE}`, 'tok'));
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('follows a link that is opened in the same tab', async () => {
    arrive('', () => opens('seat'));
    location.hash = '#tok';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('after sitting down holds the key, drops the token and comes to the table', async () => {
    arrive('#tok', ({ method }) => (method === 'POST' ? { status: 200, said: { seat: 3 } } : opens('seat')));
    await fireEvent.input(await screen.findByLabelText('Your name'), { target: { value: 'Aino' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    const { key } = (await hello()) as { key: string };
    expect(house.keys.ticket(TABLE)).toEqual({ key, kind: 'seat' });
    expect(house.tab.getItem(`fourthseat:token:${TABLE}`)).toBeNull();
    welcome(3);
    expect(await screen.findByText('Waiting for Anna to start')).toBeTruthy();
    expect(house.keys.recent()[0]).toMatchObject({ table: TABLE, game: 'rikiki' });
  });

  it('with a seat from before goes straight to it, whatever link is opened', async () => {
    arrive('#tok', () => opens('seat', true), ({ keys }) => keys.hold(TABLE, { key: 'mine', kind: 'seat' }));
    expect(await hello()).toMatchObject({ t: 'hello', table: TABLE, key: 'mine' });
    expect(house.asked).toEqual([]);
  });

  it('lets a watcher in by the watchers’ link', async () => {
    arrive('#watch', () => opens('watch'));
    expect(await hello()).toMatchObject({ key: 'watch' });
    welcome(null);
    expect(await screen.findByText(/You are watching/)).toBeTruthy();
  });

  it('says what is wrong with a link, and offers a table of one’s own', async () => {
    arrive('#tok', () => refused(403, 'link/unknown'));
    expect(await screen.findByText(/Ask the host for a new one/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Open a table of your own' }));
    expect(house.route.table).toBeNull();
  });

  it('tries again when the server could not be reached', async () => {
    let down = true;
    arrive('#tok', () => {
      if (down) throw new TypeError('offline');
      return opens('seat');
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await fireEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('comes back by itself when the server was away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let down = true;
    arrive('#tok', () => {
      if (down) throw new TypeError('offline');
      return opens('seat');
    });
    await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('when the seat was given away says so and forgets its key', async () => {
    arrive('', () => opens('seat'), ({ keys }) => keys.hold(TABLE, { key: 'mine', kind: 'seat' }));
    await hello();
    FakeLine.last.say({ t: 'bye', code: 'key/unknown', message: '', back: null });
    expect(await screen.findByText(/Your chair has been given/)).toBeTruthy();
    expect(house.keys.ticket(TABLE)).toBeNull();
  });

  it('when the seat was given away but a new link was opened shows that one', async () => {
    arrive('#fresh', () => opens('seat'), ({ keys }) => keys.hold(TABLE, { key: 'old', kind: 'seat' }));
    await hello();
    FakeLine.last.say({ t: 'bye', code: 'key/unknown', message: '', back: null });
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('against bots fills the chairs and starts without being asked', async () => {
    arrive('', () => opens('seat'), (made) => {
      made.keys.hold(TABLE, { key: 'mine', kind: 'seat' });
      made.route.toTable(TABLE, 'bots');
    });
    await hello();
    welcome(0);
    const commands = () => FakeLine.last.sent.flatMap((message) => (message.t === 'do' ? [message] : []));
    await waitFor(() => expect(commands()).toHaveLength(1));
    expect(commands()[0]!.c).toEqual({ c: 'fill', strength: 'normal' });
    FakeLine.last.say({ t: 'done', id: commands()[0]!.id, v: 5 });
    await waitFor(() => expect(commands()).toHaveLength(2));
    expect(commands()[1]!.c).toEqual({ c: 'start' });
  });
});
