/** Two routes by hand: `/` is home, `/t/{table}` is a table. Elsewhere there is nothing. */

/** What a table was opened for, when that is known from the screen before. */
export type Errand = 'friends' | 'bots' | null;

const HOME = /^\/(index\.html)?$/;
const TABLE = /^\/t\/([\w-]+)\/?$/;

export class Route {
  /** The table in the address, or null at home. */
  table = $state<string | null>(null);
  /** Whether the address leads nowhere. */
  lost = $state(false);
  /** Lives until it is taken or the page is left. */
  #errand: Errand = null;

  constructor() {
    this.#read();
    window.addEventListener('popstate', () => this.#read());
  }

  home(): void {
    this.#go('/');
  }

  toTable(table: string, errand: Errand = null): void {
    this.#errand = errand;
    this.#go(`/t/${table}`);
  }

  takeErrand(): Errand {
    const errand = this.#errand;
    this.#errand = null;
    return errand;
  }

  #go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    window.scrollTo(0, 0);
  }

  #read(): void {
    this.table = TABLE.exec(location.pathname)?.[1] ?? null;
    this.lost = this.table === null && !HOME.test(location.pathname);
  }
}
