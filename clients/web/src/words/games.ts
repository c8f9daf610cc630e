/** What games and their options are called, with plain names for what a newer server may offer. */
import { dealsUpAndDown } from '../session/fold/rikiki';
import { knows, t } from './words.svelte';

const said = (id: string, otherwise: string): string => (knows(id) ? t(id) : otherwise);

export function gameName(game: string): string {
  return said(`game-${game}`, game);
}

/** One sentence about the game. */
export function gameLine(game: string): string {
  return said(`game-${game}-line`, '');
}

export function optionName(game: string, option: string): string {
  return said(`option-${game}-${option}`, option);
}

/** What a number comes to, where that is worth saying: a longest hand of 13 cards makes 25 rounds. */
export function optionMeaning(game: string, option: string, value: number): string | undefined {
  if (game !== 'rikiki' || option !== 'longest') return undefined;
  return t('option-rikiki-longest-meaning', { rounds: dealsUpAndDown(value) });
}

export function optionChoice(game: string, option: string, choice: string): string {
  return said(`option-${game}-${option}-${choice}`, choice);
}

/** Seats by the side of the table: South, West, North, East. */
export function seatName(seat: number): string {
  return t(`seat-${seat}`);
}
