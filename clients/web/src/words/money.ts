/** Stakes as people read them. */

/** Written in whole units, unless an amount has a fraction; in the others every amount shows both digits. */
const WHOLE = new Set(['HUF']);

/** An amount in hundredths of a currency by its three letters: €0.75, −10 Ft. */
export function money(hundredths: number, currency: string, locale: string): string {
  return written(hundredths, currency, locale, 'negative');
}

/** The same as a gain or a loss, which both have their sign: +€0.75. */
export function gain(hundredths: number, currency: string, locale: string): string {
  return written(hundredths, currency, locale, 'exceptZero');
}

type Signs = 'negative' | 'exceptZero';

function written(hundredths: number, currency: string, locale: string, signDisplay: Signs): string {
  const code = currency.toUpperCase();
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    signDisplay,
    minimumFractionDigits: WHOLE.has(code) && hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return format.format(hundredths / 100).replace('-', '−');
}
