import { afterAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../words/catalogue';
import { speak } from '../words/words.svelte';
import { RANKS, SUITS } from './card';
import { cardName } from './spoken';

afterAll(() => speak('en'));

describe.each(LOCALES)('the cards in %s', (locale) => {
  test('each of the 52 has a name of its own', async () => {
    await speak(locale);
    const names = SUITS.flatMap((suit) => RANKS.map((rank) => cardName(`${rank}${suit}`)));
    expect(new Set(names).size).toBe(52);
    expect(names.filter((name) => name.includes('table-'))).toEqual([]);
  });
});

test('cards are called what players call them', async () => {
  await speak('en');
  expect(cardName('Qh')).toBe('queen of hearts');
  expect(cardName('7s')).toBe('seven of spades');
  expect(cardName('??')).toBe('a card face down');
  await speak('hu');
  expect(cardName('Td')).toBe('káró tízes');
  expect(cardName('Jc')).toBe('treff bubi');
});
