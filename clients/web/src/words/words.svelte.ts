/**
 * `t` gives the words for an id in the language on show. Reading it inside a component or a
 * derived value follows a change of language at once.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { loadBundle, type Locale, type Part } from './catalogue';

export type WordArguments = Record<string, FluentVariable>;

class Words {
  locale = $state<Locale>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** The language and the parts asked for last; what arrives late must not replace them. */
  wanted: Locale = 'en';
  readonly parts = new Set<Part>();
  latest: Promise<void> = Promise.resolve();
}

const words = new Words();

/** Loads a language and shows it. Rejects, changing nothing, when it cannot be had. */
export function speak(locale: Locale): Promise<void> {
  words.wanted = locale;
  return renew();
}

/** Adds a game's own words, in this language and every later one. Rejects when they cannot be had. */
export async function learn(part: Part): Promise<void> {
  if (words.parts.has(part)) return words.latest;
  words.parts.add(part);
  try {
    await renew();
  } catch (error) {
    words.parts.delete(part);
    throw error;
  }
}

/** Shows what is wanted; settles when the newest wish does. */
function renew(): Promise<void> {
  const mine: Promise<void> = load(() => words.latest === mine);
  words.latest = mine;
  return mine;
}

async function load(newest: () => boolean): Promise<void> {
  const { wanted } = words;
  const bundle = await loadBundle(wanted, words.parts);
  if (!newest()) return words.latest;
  words.locale = wanted;
  words.bundle = bundle;
  document.documentElement.lang = wanted;
}

export function spoken(): Locale {
  return words.locale;
}

/** Whether this language has such words, e.g. for a code that a newer server knows. */
export function knows(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}

/** The words for an id; the id itself when they are missing, so that a gap is seen and nothing breaks. */
export function t(id: string, args?: WordArguments): string {
  const pattern = words.bundle?.getMessage(id)?.value;
  if (words.bundle === null || pattern === null || pattern === undefined) return id;
  return words.bundle.formatPattern(pattern, args ?? null, []);
}
