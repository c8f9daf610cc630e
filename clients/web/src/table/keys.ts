/** Every action of the table has a key; games bind their own choices beside these. */

export type KeyAction = 'last-trick' | 'last-deal' | 'scores' | 'help' | 'hand' | 'next' | 'menu' | 'sound';

const KEYS: Record<string, KeyAction> = {
  l: 'last-trick',
  d: 'last-deal',
  s: 'scores',
  '?': 'help',
  h: 'hand',
  n: 'next',
  m: 'menu',
  q: 'sound',
};

/** What a key means at the table, null for any other key or while somebody types. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** Whether the target takes text, so that letters are letters. */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
  );
}

/**
 * Which card an arrow, Home or End leads to from the card at `at`, when the hand lies in rows of
 * these lengths; null for other keys.
 */
export function arrowTarget(key: string, at: number, rows: readonly number[]): number | null {
  const count = rows.reduce((sum, row) => sum + row, 0);
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return rows.length > 1 && at < rows[0]! ? Math.min(at + rows[0]!, count - 1) : at;
    case 'ArrowUp':
      return rows.length > 1 && at >= rows[0]! ? Math.min(at - rows[0]!, rows[0]! - 1) : at;
    default:
      return null;
  }
}
