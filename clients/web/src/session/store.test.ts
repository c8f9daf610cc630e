import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Preferences } from '../preferences.svelte';
import { FakeLine } from '../testing/line';
import { waitingTable } from '../testing/table';
import { keepIn } from './keep';
import type { Step } from './store';
import { LiveTable } from './store.svelte';
import type { Do } from './types';

const welcome = {
  t: 'welcome',
  inc: 'i',
  v: 4,
  h: 'h4',
  seat: 0,
  now: 1_000_000,
  missed: null,
  state: { table: waitingTable(), match: null, legal: null, links: [null, 'a', 'b', 'c'], watch: 'w' },
} as const;

let store: LiveTable;

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
const lastDo = () => FakeLine.last.sent.findLast((message): message is Do => message.t === 'do')!;

async function join() {
  await settle();
  FakeLine.last.open();
  FakeLine.last.say(welcome);
}

beforeEach(() => {
  vi.useFakeTimers({ now: 999_000 });
  vi.stubGlobal('WebSocket', FakeLine);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  FakeLine.dialled = [];
  sessionStorage.clear();
  localStorage.clear();
  const identity = { table: 'k3x9q2m7ab', key: 'key', tab: 'tab' };
  const keep = keepIn(sessionStorage, identity.table);
  store = new LiveTable('ws://cards.example/ws', identity, keep, new Preferences(localStorage));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('coming to a table', () => {
  it('says hello in the protocol of this client and shows what it is told', async () => {
    expect(store.status).toBe('connecting');
    await settle();
    expect(FakeLine.last.protocols).toEqual(['fourthseat.v1+msgpack']);
    FakeLine.last.open();
    expect(FakeLine.last.sent).toEqual([{ t: 'hello', table: 'k3x9q2m7ab', key: 'key', tab: 'tab', have: null }]);
    FakeLine.last.say(welcome);
    expect(store).toMatchObject({ status: 'live', seat: 0, watch: 'w', skew: 1_000 });
    expect(store.table?.seats[1]?.name).toBe('Bence');
  });

  it('that cannot be reached is said to be lost, and tried again', async () => {
    await settle();
    FakeLine.last.drop();
    expect(store.status).toBe('lost');
    await settle(400);
    expect(FakeLine.dialled).toHaveLength(2);
    FakeLine.last.open();
    FakeLine.last.say(welcome);
    expect(store.status).toBe('live');
  });

  it('tells steps to whoever listens', async () => {
    const steps: Step[] = [];
    const leave = store.steps.subscribe((step) => steps.push(step));
    await join();
    expect(steps).toMatchObject([{ v: 4, jump: true }]);
    leave();
    FakeLine.last.say({ ...welcome, v: 5 });
    expect(steps).toHaveLength(1);
  });
});

describe('commands', () => {
  it('resolve with their answer', async () => {
    await join();
    const answer = store.act({ c: 'device' });
    expect(store.pending?.command).toEqual({ c: 'device' });
    FakeLine.last.say({ t: 'done', id: lastDo().id, v: 5, token: 'tok' });
    expect(await answer).toEqual({ ok: true, v: 5, token: 'tok' });
    expect(store.pending).toBeNull();
  });

  it('resolve with their refusal, which stands until it is forgotten', async () => {
    await join();
    const answer = store.act({ c: 'start' });
    FakeLine.last.say({ t: 'no', id: lastDo().id, code: 'stage/open-seats', message: 'm', v: 4 });
    expect(await answer).toEqual({ ok: false, code: 'stage/open-seats', message: 'm' });
    expect(store.refusal?.code).toBe('stage/open-seats');
    store.forget();
    expect(store.refusal).toBeNull();
  });

  it('two taps on a card are one move', async () => {
    await join();
    const first = store.act({ c: 'move', move: 'Ah' });
    const second = store.act({ c: 'move', move: 'Ah' });
    expect(FakeLine.last.sent.filter(({ t }) => t === 'do')).toHaveLength(1);
    FakeLine.last.say({ t: 'done', id: lastDo().id, v: 5 });
    expect(await first).toEqual(await second);
    void store.act({ c: 'move', move: 'Kh' });
    await settle();
    expect(FakeLine.last.sent.filter(({ t }) => t === 'do')).toHaveLength(2);
  });

  it('given while the line is down go out when it is back', async () => {
    await join();
    FakeLine.last.drop();
    const answer = store.act({ c: 'start' });
    await settle(400);
    await join();
    FakeLine.last.say({ t: 'done', id: lastDo().id, v: 5 });
    expect(await answer).toMatchObject({ ok: true });
  });
});

describe('the line', () => {
  it('heals by itself and says what it has', async () => {
    await join();
    FakeLine.last.drop();
    expect(store.status).toBe('lost');
    await settle(400);
    FakeLine.last.open();
    expect(FakeLine.last.sent[0]).toMatchObject({ t: 'hello', have: { inc: 'i', v: 4, h: 'h4' } });
    FakeLine.last.say({ ...welcome, state: null, missed: [] });
    expect(store.status).toBe('live');
  });

  it('is dialled anew after a gap', async () => {
    await join();
    FakeLine.last.say({ t: 'skip', v: 9, h: 'h9' });
    await settle(10);
    expect(FakeLine.dialled).toHaveLength(2);
  });

  it('is dialled anew after a frame that cannot be read, and the whole state is asked for', async () => {
    await join();
    FakeLine.last.garble();
    await settle(10);
    FakeLine.last.open();
    expect(FakeLine.last.sent[0]).toMatchObject({ t: 'hello', have: null });
  });

  it('waits as long as a bye asks', async () => {
    await join();
    FakeLine.last.say({ t: 'bye', code: 'server/draining', message: '', back: 3_000 });
    await settle(2_900);
    expect(FakeLine.dialled).toHaveLength(1);
    await settle(200);
    expect(FakeLine.dialled).toHaveLength(2);
  });

  it('stays down after a bye for good', async () => {
    await join();
    FakeLine.last.say({ t: 'bye', code: 'key/unknown', message: 'm', back: null });
    expect(store.ended).toEqual({ code: 'key/unknown', message: 'm' });
    await settle(60_000);
    expect(FakeLine.dialled).toHaveLength(1);
  });

  it('that is quiet is asked, and given up when it does not answer', async () => {
    await join();
    await settle(22_000);
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ t: 'ping' });
    await settle(10_000);
    expect(FakeLine.dialled).toHaveLength(2);
    expect(store.status).toBe('lost');
  });

  it('that answers is kept', async () => {
    await join();
    await settle(22_000);
    FakeLine.last.say({ t: 'pong', n: 1 });
    await settle(10_000);
    expect(FakeLine.dialled).toHaveLength(1);
  });

  it('is tried at once when the network is back', async () => {
    await join();
    FakeLine.last.drop();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(FakeLine.dialled).toHaveLength(2);
  });

  it('shows when the table cannot be saved', async () => {
    await join();
    FakeLine.last.say({ t: 'saving', ok: false });
    expect(store.status).toBe('saving');
    FakeLine.last.say({ t: 'saving', ok: true });
    expect(store.status).toBe('live');
  });
});
