/**
 * The browser's storage, or one that lasts as long as the page where the browser refuses
 * (private windows, blocked site data, a full disk). Losing a preference must never stop a game.
 */

class PageStorage implements Storage {
  readonly #entries = new Map<string, string>();

  get length(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
  }

  getItem(name: string): string | null {
    return this.#entries.get(name) ?? null;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  removeItem(name: string): void {
    this.#entries.delete(name);
  }

  setItem(name: string, value: string): void {
    this.#entries.set(name, value);
  }
}

/** `which()` when it can be written to, else a storage for this page only. */
export function usable(which: () => Storage): Storage {
  try {
    const storage = which();
    storage.setItem('fourthseat:try', '1');
    storage.removeItem('fourthseat:try');
    return storage;
  } catch {
    return new PageStorage();
  }
}
