/** The rules of every game, fetched when somebody wants to read them. */
import type { Component } from 'svelte';
import { learnGame } from '../words/games';

type Rules = () => Promise<{ default: Component }>;

const RULES: Record<string, Rules> = {
  rikiki: () => import('./RikikiRules.svelte'),
  'rikken-nine': () => import('./RikkenNineRules.svelte'),
  'rikken-sixteen': () => import('./RikkenSixteenRules.svelte'),
  ristikontra: () => import('./RistikontraRules.svelte'),
};

/** A game's rules and their words. Rejects when they cannot be had, or when there are none. */
export async function fetchRules(game: string): Promise<Component> {
  const found = RULES[game];
  if (found === undefined) throw new Error(`no rules of ${game}`);
  const [rules] = await Promise.all([found(), learnGame(game)]);
  return rules.default;
}
