/**
 * The secrets this browser holds: a seat key (or watch token) for each table, and how a link's token
 * gets from the address bar into the page without staying anywhere.
 */

/** What this browser is at a table. */
export interface Ticket {
  /** Seat key, or the watch token of a watcher. */
  key: string;
  kind: 'seat' | 'watch';
}

/** A table this browser has been at, for the list on the home page. */
export interface Recent {
  table: string;
  game: string;
  /** My name there; empty for a watcher. */
  name: string;
  /** When I was last there. */
  at: number;
}

const NAME = 'fourthseat:name';
const TICKET = 'fourthseat:ticket:';
const RECENT = 'fourthseat:recent';
const KEPT = 12;

export class Keys {
  constructor(private readonly storage: Storage) {}

  /** What I called myself last. */
  get name(): string {
    return this.storage.getItem(NAME) ?? '';
  }

  set name(name: string) {
    this.storage.setItem(NAME, name);
  }

  ticket(table: string): Ticket | null {
    const found = this.#read<Ticket>(TICKET + table);
    return found !== null && typeof found.key === 'string' ? found : null;
  }

  hold(table: string, ticket: Ticket): void {
    this.#write(TICKET + table, ticket);
  }

  drop(table: string): void {
    this.storage.removeItem(TICKET + table);
    this.#write(RECENT, this.recent().filter((each) => each.table !== table));
  }

  /** Tables lately visited, the newest first. */
  recent(): Recent[] {
    const found = this.#read<Recent[]>(RECENT);
    return Array.isArray(found) ? found : [];
  }

  /** Puts a table on top of the list. One that falls off its end keeps its ticket: its link still opens the seat. */
  visit(visit: Recent): void {
    const others = this.recent().filter((each) => each.table !== visit.table);
    this.#write(RECENT, [visit, ...others].slice(0, KEPT));
  }

  #read<T>(name: string): T | null {
    const text = this.storage.getItem(name);
    if (text === null) return null;
    try {
      return JSON.parse(text) as T;
    } catch {
      return null;
    }
  }

  #write(name: string, value: unknown): void {
    this.storage.setItem(name, JSON.stringify(value));
  }
}

/** Takes the token out of `#…` and out of the address bar and the history entry, at once. */
export function takeToken(location: Location, history: History): string | null {
  const token = location.hash.replace(/^#/, '');
  if (location.hash === '' && !location.href.endsWith('#')) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return token === '' ? null : token;
}
