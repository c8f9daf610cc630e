/** Tables and stores made up for tests. */
import type { Answer, TableStore } from '../session/store';
import type { Command, TableSeat, TableState } from '../session/types';
import { DEFAULTS } from '../settings';

const seat = (change: Partial<TableSeat>): TableSeat => ({
  kind: 'open',
  name: '',
  covered: false,
  strength: null,
  ready: false,
  ...change,
});

/** Anna is the host in the south, Bence sits in the west, a bot in the north; the east is free. */
export function waitingTable(change: Partial<TableState> = {}): TableState {
  return {
    id: 'k3x9q2m7ab',
    game: 'rikiki',
    options: { longest: 13, hook: 'always' },
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
    seats: [
      seat({ kind: 'player', name: 'Anna' }),
      seat({ kind: 'player', name: 'Bence' }),
      seat({ kind: 'bot', name: 'Bot North', strength: 'normal' }),
      seat({}),
    ],
    ...change,
  };
}

export interface FakeStore extends TableStore {
  /** What was asked of it, in order. */
  acted: Command[];
}

export function storeOf(change: Partial<TableStore> = {}): FakeStore {
  const acted: Command[] = [];
  const host = (change.seat === undefined ? 0 : change.seat) === 0;
  const store: TableStore = {
    id: 'k3x9q2m7ab',
    status: 'live',
    table: waitingTable(),
    match: null,
    legal: null,
    seat: 0,
    here: { seats: [true, true, false, false], watchers: 0 },
    links: host ? [null, null, 'north-link', 'east-link'] : null,
    watch: host ? 'watch-link' : null,
    pending: null,
    refusal: null,
    settings: DEFAULTS,
    skew: 0,
    steps: { subscribe: () => () => undefined },
    act: (command): Promise<Answer> => {
      acted.push(command);
      return Promise.resolve({ ok: true, v: 1, token: 'device-link' });
    },
    forget: () => undefined,
  };
  return { ...store, ...change, acted };
}
