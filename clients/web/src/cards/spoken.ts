import { t } from '../words/words.svelte';
import { rankOf, suitOf, type Suit } from './card';

/** A card's name as a person says it, "queen of hearts". */
export function cardName(card: string): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  return rank === null || suit === null ? t('table-card-hidden') : t('table-card', { rank, suit });
}

export function suitName(suit: Suit): string {
  return t('table-suit', { suit });
}
