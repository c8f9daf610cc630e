/** Stakes as people read them. */

/** An amount in hundredths of a currency by its three letters: €0.75, −10 Ft. */
export function money(hundredths: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: hundredths % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return format.format(hundredths / 100).replace('-', '−');
}
