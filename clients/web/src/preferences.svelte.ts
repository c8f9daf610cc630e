/** The settings of this browser: kept in its storage, shown on the document. */
import { DEFAULTS, type Settings } from './settings';

const NAME = 'fourthseat:settings';

export class Preferences {
  settings = $state.raw<Settings>(DEFAULTS);
  /** The card table is on show: `auto` is dark there. */
  atTable = $state(false);

  readonly #storage: Storage;
  readonly #light = window.matchMedia('(prefers-color-scheme: light)');
  #deviceIsLight = $state(this.#light.matches);

  constructor(storage: Storage) {
    this.#storage = storage;
    this.settings = { ...DEFAULTS, ...read(storage) };
    this.#light.addEventListener('change', () => (this.#deviceIsLight = this.#light.matches));
    $effect.root(() => {
      $effect(() => this.#dress(document.documentElement));
    });
  }

  get theme(): 'dark' | 'light' {
    if (this.settings.theme !== 'auto') return this.settings.theme;
    return this.#deviceIsLight && !this.atTable ? 'light' : 'dark';
  }

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    this.#storage.setItem(NAME, JSON.stringify(this.settings));
  }

  #dress(root: HTMLElement): void {
    root.dataset['theme'] = this.theme;
    root.dataset['deck'] = this.settings.deck;
    root.dataset['motion'] = this.settings.motion ? 'on' : 'off';
    const room = getComputedStyle(root).getPropertyValue('--room').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', room);
  }
}

/** What the storage holds, as far as it still has the type of today's settings. */
function read(storage: Storage): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(NAME) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const known = Object.entries(kept).filter(([name, value]) => fits(name, value));
    return Object.fromEntries(known) as Partial<Settings>;
  } catch {
    return {};
  }
}

const WORDS: Partial<Record<keyof Settings, readonly string[]>> = {
  theme: ['auto', 'dark', 'light'],
  deck: ['two', 'four'],
  speed: ['slow', 'normal', 'fast'],
};

function fits(name: string, value: unknown): boolean {
  if (name === 'language') return value === null || typeof value === 'string';
  const words = WORDS[name as keyof Settings];
  if (words !== undefined) return typeof value === 'string' && words.includes(value);
  return name in DEFAULTS && typeof value === 'boolean';
}
