import { beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { Session, type Effect, type Keep } from './session';
import type { Do, Ev, MatchView, Snapshot, TableState, Welcome } from './types';

const trace = JSON.parse(readFileSync('src/session/fixtures/rikiki-seat.json', 'utf8')) as {
  steps: { events: NonNullable<Ev['events']>; view: MatchView }[];
};
const [deal, bid] = [trace.steps[0]!, trace.steps[1]!];

const table: TableState = {
  id: 'k3x9q2m7ab',
  game: 'rikiki',
  options: { longest: 2, hook: 'always' },
  stage: 'waiting',
  match: 0,
  pace: 'calm',
  clock: null,
  watching: true,
  commitment: '00',
  secret: null,
  next_commitment: null,
  host: 0,
  deadline: null,
  next_at: null,
  seats: [],
};
const state: Snapshot = { table, match: null, legal: null, links: null, watch: null };
const welcome: Welcome = {
  t: 'welcome',
  inc: 'i1',
  v: 4,
  h: 'h4',
  seat: 1,
  now: 5_000,
  state,
  missed: null,
};
const identity = { table: table.id, key: 'key', tab: 'tab' };

class MemoryKeep implements Keep {
  kept: Do[] = [];
  load = () => this.kept;
  save = (unanswered: readonly Do[]) => void (this.kept = [...unanswered]);
}

const kinds = (effects: Effect[]) => effects.map((effect) => effect.do);
const sent = (effects: Effect[]) =>
  effects.flatMap((effect) => (effect.do === 'send' ? [effect.message] : []));
const ev = (v: number, change: Partial<Ev> = {}): Ev => ({ t: 'ev', v, h: `h${v}`, at: 1, ...change });

let keep: MemoryKeep;
let session: Session;

beforeEach(() => {
  keep = new MemoryKeep();
  session = new Session(identity, keep);
});

const join = () => [...session.opened(), ...session.receive(welcome, 4_000)];

describe('hello and welcome', () => {
  it('the first frame is hello, with nothing to have', () => {
    expect(sent(session.opened())).toEqual([{ t: 'hello', ...identity, have: null }]);
    expect(session.live).toBe(false);
  });

  it('a welcome with the state is told as a jump', () => {
    const effects = join();
    expect(session).toMatchObject({ live: true, v: 4, seat: 1, table, skew: 1_000 });
    expect(effects.at(-1)).toMatchObject({ do: 'tell', step: { v: 4, jump: true, events: [] } });
  });

  it('a later hello says what we have', () => {
    join();
    session.closed();
    expect(session.live).toBe(false);
    expect(sent(session.opened())[0]).toMatchObject({ have: { inc: 'i1', v: 4, h: 'h4' } });
  });

  it('a welcome with what was missed is folded version by version', () => {
    join();
    session.opened();
    const missed = [ev(5, { events: deal.events }), { t: 'skip' as const, v: 6, h: 'h6' }];
    const effects = session.receive({ ...welcome, v: 6, h: 'h6', state: null, missed }, 0);
    expect(session.match).toEqual(deal.view);
    expect(session.v).toBe(6);
    expect(kinds(effects)).toEqual(['tell']);
  });

  it('a welcome whose missed versions leave a gap is not believed', () => {
    join();
    session.opened();
    const effects = session.receive({ ...welcome, v: 7, state: null, missed: [ev(5)] }, 0);
    expect(kinds(effects)).toEqual(['resync']);
    expect(sent(session.opened())[0]).toMatchObject({ have: null });
  });
});

describe('versions', () => {
  beforeEach(join);

  it('the next one is folded and told with before and after', () => {
    session.receive(ev(5, { events: deal.events }), 0);
    const [told] = session.receive(ev(6, { events: bid.events, legal: ['bid 0'] }), 0);
    expect(told).toMatchObject({
      do: 'tell',
      step: { v: 6, before: deal.view, after: bid.view, legal: ['bid 0'], jump: false },
    });
    expect(session.match).toEqual(bid.view);
  });

  it('one that we have already changes nothing', () => {
    session.receive(ev(5, { events: deal.events }), 0);
    expect(session.receive(ev(5, { events: deal.events }), 0)).toEqual([]);
    expect(session.receive(ev(3), 0)).toEqual([]);
    expect(session.match).toEqual(deal.view);
  });

  it('a skip moves on and says nothing', () => {
    expect(session.receive({ t: 'skip', v: 5, h: 'h5' }, 0)).toEqual([]);
    expect(session.v).toBe(5);
  });

  it('a gap means loss: resync with what we have, and nothing of it is shown', () => {
    expect(kinds(session.receive(ev(6, { events: deal.events }), 0))).toEqual(['resync']);
    expect(session.match).toBeNull();
    expect(session.receive(ev(5), 0)).toEqual([]);
    expect(sent(session.opened())[0]).toMatchObject({ have: { v: 4 } });
  });

  it('events that do not fit ask for the whole state', () => {
    const nonsense = ev(5, { events: [{ e: 'trick', winner: 2 }] });
    expect(kinds(session.receive(nonsense, 0))).toEqual(['resync']);
    expect(sent(session.opened())[0]).toMatchObject({ have: null });
  });

  it('a new match begins with a view of its own', () => {
    session.receive(ev(5, { events: deal.events }), 0);
    const again = { ...table, match: 1, stage: 'playing' as const };
    session.receive(ev(6, { events: deal.events, table: again }), 0);
    expect(session.match).toEqual(deal.view);
    expect(session.table).toEqual(again);
  });
});

describe('legal moves', () => {
  beforeEach(join);

  it('live until the next version with events', () => {
    session.receive(ev(5, { events: deal.events, legal: ['bid 0', 'bid 1'] }), 0);
    session.receive(ev(6, { table }), 0);
    expect(session.legal).toEqual(['bid 0', 'bid 1']);
    session.receive(ev(7, { events: bid.events }), 0);
    expect(session.legal).toBeNull();
  });

  it('come back with a refusal', () => {
    session.act({ c: 'move', move: 'bid 9' }, 'id1');
    session.receive({ t: 'no', id: 'id1', code: 'illegal/bid', message: '', v: 4, legal: ['bid 0'] }, 0);
    expect(session.legal).toEqual(['bid 0']);
    expect(session.refusal?.code).toBe('illegal/bid');
  });
});

describe('commands', () => {
  const move = { c: 'move', move: 'bid 1' } as const;

  it('are kept before they are sent', () => {
    join();
    let keptFirst = false;
    keep.save = (unanswered) => void (keptFirst = unanswered.length === 1);
    const effects = session.act(move, 'id1');
    expect(keptFirst).toBe(true);
    expect(sent(effects)).toEqual([{ t: 'do', id: 'id1', v: 4, c: move }]);
  });

  it('wait while there is no connection and go out after the welcome, under the same id', () => {
    session.opened();
    expect(session.act(move, 'id1')).toEqual([]);
    const again = sent(session.receive(welcome, 0));
    expect(again).toEqual([{ t: 'do', id: 'id1', v: 0, c: move }]);
  });

  it('are resent after every reconnection until they are answered', () => {
    join();
    session.act(move, 'id1');
    expect(sent(join()).at(-1)).toMatchObject({ t: 'do', id: 'id1', v: 4 });
    session.receive({ t: 'done', id: 'id1', v: 5 }, 0);
    expect(sent(join()).map((message) => message.t)).toEqual(['hello']);
  });

  it('outlive a reload', () => {
    join();
    session.act(move, 'id1');
    session = new Session(identity, keep);
    expect(session.pending).toEqual({ id: 'id1', command: move });
    expect(sent(join()).at(-1)).toMatchObject({ t: 'do', id: 'id1' });
  });

  it('are answered once', () => {
    join();
    session.act(move, 'id1');
    const done = { t: 'done', id: 'id1', v: 5, token: 'tok' } as const;
    expect(session.receive(done, 0)).toEqual([
      { do: 'answer', id: 'id1', answer: { ok: true, v: 5, token: 'tok' } },
    ]);
    expect(session.receive(done, 0)).toEqual([]);
    expect(session.pending).toBeNull();
    expect(keep.kept).toEqual([]);
  });

  it('a refusal of somebody else’s id is not ours to show', () => {
    join();
    session.receive({ t: 'no', id: 'other', code: 'illegal/turn', message: '', v: 4 }, 0);
    expect(session.refusal).toBeNull();
  });
});

describe('the rest', () => {
  beforeEach(join);

  it('who is here', () => {
    const seats = [true, true, false, false];
    session.receive({ t: 'here', seats, watchers: 2 }, 0);
    expect(session.here).toEqual({ seats, watchers: 2 });
  });

  it('saving paused and resumed', () => {
    session.receive({ t: 'saving', ok: false }, 0);
    expect(session.saving).toBe(false);
    session.receive({ t: 'saving', ok: true }, 0);
    expect(session.saving).toBe(true);
  });

  it('a bye that wants us back', () => {
    const effects = session.receive({ t: 'bye', code: 'bye/restart', message: '', back: 700 }, 0);
    expect(effects).toEqual([{ do: 'return', after: 700 }]);
    expect(session).toMatchObject({ live: false, ended: null });
  });

  it('a bye for good answers what still waits', () => {
    session.act({ c: 'start' }, 'id1');
    const bye = { t: 'bye', code: 'key/unknown', message: 'm', back: null } as const;
    expect(kinds(session.receive(bye, 0))).toEqual(['answer', 'leave']);
    expect(session.ended).toEqual({ code: 'key/unknown', message: 'm' });
    expect(keep.kept).toEqual([]);
  });
});
