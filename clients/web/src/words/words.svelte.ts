/**
 * `t` gives the words for an id in the language on show. Reading it inside a component or a
 * derived value follows a change of language at once.
 */
import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { loadBundle, type Locale } from './catalogue';

export type WordArguments = Record<string, FluentVariable>;

class Words {
  locale = $state<Locale>('en');
  bundle = $state.raw<FluentBundle | null>(null);
  /** The language asked for last; one that arrives late must not replace it. */
  wanted: Locale = 'en';
}

const words = new Words();

/** Loads a language and shows it. Rejects, changing nothing, when it cannot be had. */
export async function speak(locale: Locale): Promise<void> {
  words.wanted = locale;
  const bundle = await loadBundle(locale);
  if (words.wanted !== locale) return;
  words.locale = locale;
  words.bundle = bundle;
  document.documentElement.lang = locale;
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
