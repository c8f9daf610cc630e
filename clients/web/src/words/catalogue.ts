/** The languages we speak and where their words lie: `locales/<language>/*.ftl`, loaded when asked for. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LOCALES = ['en', 'hu'] as const;
export type Locale = (typeof LOCALES)[number];

/** Each language's own name for itself. */
export const ENDONYMS: Record<Locale, string> = { en: 'English', hu: 'Magyar' };

const TEXTS: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import('./languages/en'),
  hu: () => import('./languages/hu'),
};

/** Which of our languages suits these wishes best (`hu-HU` finds `hu`); English when none does. */
export function pickLocale(wishes: readonly string[]): Locale {
  for (const wish of wishes) {
    const base = wish.toLowerCase().split('-')[0];
    const found = LOCALES.find((locale) => locale === base);
    if (found) return found;
  }
  return 'en';
}

/** Fetches one language's words. Rejects when they cannot be had. */
export async function loadBundle(locale: Locale): Promise<FluentBundle> {
  const { default: text } = await TEXTS[locale]();
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}
