/** How a seat is doing, in a word or two. */
import type { TableStore } from '../session/store';
import type { Seat } from '../session/types';
import { t } from '../words/words.svelte';

export function presenceWords(store: TableStore, seat: Seat): string {
  const sitting = store.table?.seats[seat];
  if (sitting === undefined || sitting.kind === 'open') return t('presence-open');
  if (sitting.kind === 'bot') return t('presence-bot', { strength: t(`strength-${sitting.strength ?? 'normal'}`) });
  if (seat === store.seat) return t('you');
  if (sitting.covered) return t('presence-covered');
  return store.here.seats[seat] ? t('presence-here') : t('presence-away');
}
