import { t } from '../words/words.svelte';
import { rankOf, suitOf, type Rank } from './card';

/** What the words choose by; a digit would be taken for a number. */
const RANK_WORDS: Record<Rank, string> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};

/** What the words for a rank choose by. */
export function rankWord(rank: string): string {
  return RANK_WORDS[rank as Rank];
}

/** A card's name as a person says it, "queen of hearts". */
export function cardName(card: string): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  if (rank === null || suit === null) return t('table-card-hidden');
  return t('table-card', { rank: RANK_WORDS[rank], suit });
}
