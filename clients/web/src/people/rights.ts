/** What this viewer may do with a seat, so that nothing is offered that would be refused. */
import type { TableStore } from '../session/store';
import type { Seat } from '../session/types';

export interface Rights {
  rename: boolean;
  /** Put a bot there, or choose how strong it is. */
  bot: boolean;
  /** Give the seat's link away, or replace it. */
  link: string | null;
  relink: boolean;
  swap: boolean;
  /** Leave it oneself, or remove who sits there. */
  free: 'leave' | 'remove' | null;
}

export function rightsOver(store: TableStore, seat: Seat): Rights {
  const { table, links } = store;
  const sitting = table?.seats[seat];
  const none = { rename: false, bot: false, link: null, relink: false, swap: false, free: null };
  if (!table || !sitting || store.seat === null) return none;
  const host = store.seat === table.host;
  const mine = store.seat === seat;
  const playing = table.stage === 'playing';
  const link = host ? (links?.[seat] ?? null) : null;
  return {
    rename: sitting.kind === 'player' && (mine || (host && !playing)),
    bot: host && !mine && !(playing && sitting.kind === 'open'),
    link,
    relink: link !== null,
    swap: host && !playing,
    free: freeing(sitting.kind, mine, host, playing),
  };
}

function freeing(kind: string, mine: boolean, host: boolean, playing: boolean): Rights['free'] {
  if (mine) return 'leave';
  if (!host || kind === 'open') return null;
  // While a match is on, a bot takes over for whoever goes; for a bot that changes nothing.
  return kind === 'bot' && playing ? null : 'remove';
}
