/** The token of a link, from the address bar into this tab, where it outlives a reload until it has done its work. */
import { takeToken } from '../session/keys';

export class Tokens {
  readonly #name: string;

  constructor(
    private readonly tab: Storage,
    table: string,
  ) {
    this.#name = `fourthseat:token:${table}`;
  }

  /** The token just opened, or the one held from before a reload. The address bar is clean afterwards. */
  take(): string | null {
    const fresh = takeToken(location, history);
    if (fresh !== null) this.tab.setItem(this.#name, fresh);
    return this.held();
  }

  held(): string | null {
    return this.tab.getItem(this.#name);
  }

  drop(): void {
    this.tab.removeItem(this.#name);
  }
}
