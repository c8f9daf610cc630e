/** What games and their options are called, with plain names for what a newer server may offer. */
import { dealsUpAndDown } from '../session/fold/rikiki';
import type { Options } from '../session/types';
import type { Part } from './catalogue';
import { gain, money } from './money';
import { knows, learn, spoken, t } from './words.svelte';

/** Where the words lie that only this game needs. */
const PARTS_OF: Record<string, Part> = {
  rikiki: 'rikiki',
  ristikontra: 'ristikontra',
  'rikken-nine': 'rikken',
  'rikken-sixteen': 'rikken',
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
  switch (game) {
    case 'rikiki':
      return t('game-rikiki-length', { rounds: dealsUpAndDown(Number(options['longest'] ?? 13)) });
    case 'ristikontra':
      return t('game-ristikontra-length', { target: Number(options['target'] ?? 7) });
    case 'rikken-nine':
      return t('game-rikken-length', { deals: Number(options['deals'] ?? 8) });
    case 'rikken-sixteen':
      return t('game-rikken-length', { deals: Number(options['rounds'] ?? 8) });
    default:
      return '';
  }
}

/** What a number comes to, where that is worth saying: at most 13 cards in a hand make 25 rounds. */
export function optionMeaning(game: string, option: string, value: number): string | undefined {
  return game === 'rikiki' && option === 'longest' ? gameLength(game, { longest: value }) : undefined;
}

/** A number as it is shown where it is an amount of money; undefined where it is just a number. */
export function optionAmount(game: string, option: string, value: number, options: Options): string | undefined {
  if (game !== 'rikken-sixteen' || option !== 'unit') return undefined;
  return stake(value, String(options['currency'] ?? 'eur'));
}

/** An amount in hundredths of a currency, or of chips. */
export function stake(hundredths: number, currency: string): string {
  return currency === 'chips' ? chips(hundredths, 'negative') : money(hundredths, currency, spoken());
}

/** The same as a gain or a loss, with its sign. */
export function stakeWon(hundredths: number, currency: string): string {
  return currency === 'chips' ? chips(hundredths, 'exceptZero') : gain(hundredths, currency, spoken());
}

function chips(hundredths: number, signDisplay: 'negative' | 'exceptZero'): string {
  const count = new Intl.NumberFormat(spoken(), { signDisplay }).format(hundredths / 100).replace('-', '−');
  return t('option-rikken-chips', { count });
}

/** Whether an option has any effect beside the others; one without is not offered. */
export function optionMatters(game: string, option: string, options: Options): boolean {
  switch (game) {
    case 'ristikontra':
      return option === 'target' || option === 'klappi' || options['klappi'] !== true;
    case 'rikken-sixteen':
      return (option !== 'unit' && option !== 'currency') || options['settlement'] === 'cash';
    default:
      return true;
  }
}

export function optionChoice(game: string, option: string, choice: string): string {
  return said(`option-${game}-${option}-${choice}`, choice);
}

/** Seats by the side of the table: South, West, North, East. */
export function seatName(seat: number): string {
  return t(`seat-${seat}`);
}
