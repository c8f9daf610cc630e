import { describe, expect, it } from 'vitest';
import { gain, money } from './money';

/** Narrow no-break and no-break spaces are spaces to the eye. */
const read = (hundredths: number, currency: string, locale: string) =>
  money(hundredths, currency, locale).replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('is written as the language does', () => {
    expect(read(75, 'eur', 'en')).toBe('€0.75');
    expect(read(75, 'eur', 'nl')).toBe('€ 0,75');
    expect(read(1000, 'huf', 'hu')).toBe('10 Ft');
    expect(read(250, 'gbp', 'en')).toBe('£2.50');
  });

  it('keeps its hundredths, so that columns agree', () => {
    expect(read(300, 'usd', 'en')).toBe('$3.00');
    expect(read(1050, 'huf', 'hu')).toBe('10,50 Ft');
  });

  it('has a sign where it is a gain or a loss', () => {
    expect([75, 0, -75].map((hundredths) => gain(hundredths, 'eur', 'en'))).toEqual(['+€0.75', '€0.00', '−€0.75']);
  });

  it('has a real minus', () => {
    expect(read(-50, 'eur', 'en')).toBe('−€0.50');
    expect(read(-1500, 'huf', 'hu')).toBe('−15 Ft');
  });
});
