/** What games and their options are called, with plain names for what a newer server may offer. */
import { dealsUpAndDown } from '../session/fold/rikiki';
import type { Options } from '../session/types';
import type { Part } from './catalogue';
import { knows, learn, t } from './words.svelte';

/** Where the words lie that only this game needs. */
const PARTS_OF: Record<string, Part> = {
  rikiki: 'rikiki',
};

/** Fetches the words that only this game needs. Rejects when they cannot be had. */
export async function learnGame(game: string): Promise<void> {
  const part = PARTS_OF[game];
  if (part !== undefined) await learn(part);
}

const said = (id: string, otherwise: string): string => (knows(id) ? t(id) : otherwise);

export function gameName(game: string): string {
  return said(`game-${game}`, game);
}

/** The name where there is little room. */
export function gameShort(game: string): string {
  return said(`game-${game}-short`, gameName(game));
}

/** One sentence about the game. */
export function gameLine(game: string): string {
  return said(`game-${game}-line`, '');
}

export function optionName(game: string, option: string): string {
  return said(`option-${game}-${option}`, option);
}

/** How long a match with these house rules is. */
export function gameLength(game: string, options: Options): string {
  if (game !== 'rikiki') return '';
  return t('game-rikiki-length', { rounds: dealsUpAndDown(Number(options['longest'] ?? 13)) });
}

/** What a number comes to, where that is worth saying: at most 13 cards in a hand make 25 rounds. */
export function optionMeaning(game: string, option: string, value: number): string | undefined {
  return game === 'rikiki' && option === 'longest' ? gameLength(game, { longest: value }) : undefined;
}

export function optionChoice(game: string, option: string, choice: string): string {
  return said(`option-${game}-${option}-${choice}`, choice);
}

/** Seats by the side of the table: South, West, North, East. */
export function seatName(seat: number): string {
  return t(`seat-${seat}`);
}
