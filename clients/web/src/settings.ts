/** What a person chose for this browser; nothing here is known to the server. */

export type Theme = 'auto' | 'dark' | 'light';
export type Deck = 'two' | 'four';
export type Speed = 'slow' | 'normal' | 'fast';

export interface Settings {
  /** A language of `LOCALES`, or null for the browser's own. */
  language: string | null;
  /** `auto` follows the device, except that the card table itself is dark. */
  theme: Theme;
  deck: Deck;
  sounds: boolean;
  /** How long tricks stay and how fast cards fly. */
  speed: Speed;
  /** Cards fly; off shows every change at once (reduced motion of the device counts as off). */
  motion: boolean;
  /** Trump suit first in the sorted hand. */
  trumpFirst: boolean;
  /** A notification when it is your turn and the page is hidden. */
  alerts: boolean;
  vibration: boolean;
}

export const DEFAULTS: Settings = {
  language: null,
  theme: 'auto',
  deck: 'two',
  sounds: true,
  speed: 'normal',
  motion: true,
  trumpFirst: false,
  alerts: false,
  vibration: true,
};
