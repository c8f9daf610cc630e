/** The languages we speak and where their words lie: `locales/<language>/*.ftl`, joined per language. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name for itself. */
export const ENDONYMS: Record<Locale, string> = { en: 'English', hu: 'Magyar' };

const FILES = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** Which of our languages suits these wishes best (`hu-HU` finds `hu`); English when none does. */
export function pickLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
}

/** Fetches one language's files and makes a bundle of them. Throws when a file has a syntax error or cannot be had. */
export async function loadBundle(locale: Locale): Promise<FluentBundle> {
  const paths = Object.keys(FILES).filter((path) => path.includes(`/locales/${locale}/`));
  const texts = await Promise.all(paths.sort().map((path) => FILES[path]!()));
  const bundle = new FluentBundle(locale, { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(texts.join('\n')));
  if (errors.length > 0) throw errors[0];
  return bundle;
}
