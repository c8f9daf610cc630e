import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';
import { Preferences } from './preferences.svelte';
import { DEFAULTS } from './settings';

const { dataset } = document.documentElement;

beforeEach(() => localStorage.clear());

describe('preferences', () => {
  it('are the defaults at first', () => {
    expect(new Preferences(localStorage).settings).toEqual(DEFAULTS);
  });

  it('are kept', () => {
    new Preferences(localStorage).set({ deck: 'four', sounds: false });
    expect(new Preferences(localStorage).settings).toEqual({ ...DEFAULTS, deck: 'four', sounds: false });
  });

  it('show on the document', () => {
    const preferences = new Preferences(localStorage);
    preferences.set({ theme: 'light', deck: 'four', motion: false });
    flushSync();
    expect(dataset).toMatchObject({ theme: 'light', deck: 'four', motion: 'off' });
  });

  it('automatic light: as the device, but the card table is dark', () => {
    const preferences = new Preferences(localStorage);
    expect(preferences.theme).toBe(window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
    preferences.atTable = true;
    expect(preferences.theme).toBe('dark');
    preferences.set({ theme: 'light' });
    expect(preferences.theme).toBe('light');
  });

  it.each(['{', '7', 'null', '{"theme":"pink","sounds":"yes","deck":["four"],"other":1}'])(
    'spoilt ones (%s) count as none',
    (kept) => {
      localStorage.setItem('fourthseat:settings', kept);
      expect(new Preferences(localStorage).settings).toEqual(DEFAULTS);
    },
  );
});
