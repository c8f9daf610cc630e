/** Two routes by hand: `/` is home, `/t/{table}` is a table. */

/** What a table was opened for, when that is known from the screen before. */
export type Errand = 'friends' | 'bots' | null;

export class Route {
  /** The table in the address, or null at home. */
  table = $state<string | null>(null);
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
    const found = /^\/t\/([^/]+)\/?$/.exec(location.pathname);
    this.table = found?.[1] === undefined ? null : decodeURIComponent(found[1]);
  }
}
