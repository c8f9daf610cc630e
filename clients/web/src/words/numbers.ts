/** Numbers as people read them at a card table. */

/** A score with its sign: +13, −2, 0. The minus is a real one, as wide as the plus. */
export function signed(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `\u2212${-score}`;
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was: “2 hours ago”, “yesterday”, “now”. */
export function ago(at: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  for (const [unit, length] of STEPS) {
    if (passed >= length) return format.format(-Math.floor(passed / length), unit);
  }
  return format.format(0, 'second');
}
