/** What every screen may use: made once in `main.ts`, handed down by `App.svelte`. */
import { createContext } from 'svelte';
import type { Preferences } from '../preferences.svelte';
import type { Api } from '../session/api';
import type { Keys } from '../session/keys';
import type { Route } from './route.svelte';

export interface House {
  api: Api;
  keys: Keys;
  preferences: Preferences;
  route: Route;
  /** Lasts as long as the tab. */
  tab: Storage;
}

export const [getHouse, setHouse] = createContext<House>();
