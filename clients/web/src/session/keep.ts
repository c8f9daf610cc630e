/** Unanswered commands in the session storage, so that a reload resends them under the same ids. */
import type { Keep } from './session';
import type { Do } from './types';

export function keepIn(storage: Storage, table: string): Keep {
  const name = `fourthseat:do:${table}`;
  return {
    load() {
      const text = storage.getItem(name);
      if (text === null) return [];
      try {
        return JSON.parse(text) as Do[];
      } catch {
        storage.removeItem(name);
        return [];
      }
    },
    save(unanswered) {
      if (unanswered.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(unanswered));
    },
  };
}
