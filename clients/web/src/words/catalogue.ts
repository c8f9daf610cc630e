/**
 * The languages we speak and where their words lie: `locales/<language>/*.ftl`. What every page says comes
 * with the language; what only one game says is a part of its own, `<part>.ftl`, fetched when it is needed.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LOCALES = ['en', 'hu', 'fi', 'nl'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name for itself. */
export const ENDONYMS: Record<Locale, string> = { en: 'English', hu: 'Magyar', fi: 'Suomi', nl: 'Nederlands' };

export const PARTS = ['rikiki', 'ristikontra', 'rikken'] as const;
export type Part = (typeof PARTS)[number];

type Text = () => Promise<{ default: string }>;

const TEXTS: Record<Locale, Text> = {
  en: () => import('./languages/en'),
  hu: () => import('./languages/hu'),
  fi: () => import('./languages/fi'),
  nl: () => import('./languages/nl'),
};

const GAME_TEXTS = import.meta.glob<{ default: string }>(
  '../../locales/*/{rikiki,rikken,ristikontra}.ftl',
  { query: '?raw' },
);

/** Which of our languages suits these wishes best (`hu-HU` finds `hu`); English when none does. */
export function pickLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
}

/** Fetches one language's words, with those of these parts. Rejects when they cannot be had. */
export async function loadBundle(locale: Locale, parts: Iterable<Part> = []): Promise<FluentBundle> {
  const texts = [TEXTS[locale], ...[...parts].map((part) => GAME_TEXTS[`../../locales/${locale}/${part}.ftl`]!)];
  const loaded = await Promise.all(texts.map((text) => text()));
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const { default: text } of loaded) bundle.addResource(new FluentResource(text));
  return bundle;
}
