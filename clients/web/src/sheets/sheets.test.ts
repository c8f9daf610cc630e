import { fireEvent, screen, within } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { houseWith, show, type TestHouse } from '../testing/house';
import { storeOf, waitingTable, type FakeStore } from '../testing/table';
import { speak } from '../words/words.svelte';
import DeviceSheet from './DeviceSheet.svelte';
import PeopleSheet from './PeopleSheet.svelte';
import RulesSheet from './RulesSheet.svelte';
import SettingsSheet from './SettingsSheet.svelte';

const onclose = vi.fn();
let house: TestHouse;

function open<Given extends Record<string, unknown>>(component: Component<Given>, given: Given) {
  house = houseWith(() => ({ status: 200, said: [] }));
  show(house, component, given);
  return within(screen.getByRole('dialog'));
}

beforeEach(async () => {
  onclose.mockClear();
  await speak('en');
});

describe('a sheet', () => {
  it('is closed by the cross and by Escape, and says its name', async () => {
    const sheet = open(SettingsSheet, { onclose });
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeTruthy();
    await fireEvent.click(sheet.getByRole('button', { name: 'Close' }));
    await fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onclose).toHaveBeenCalledTimes(2);
  });

  it('is closed by a tap beside it, not by one in it', async () => {
    const sheet = open(SettingsSheet, { onclose });
    await fireEvent.click(sheet.getByText('Settings'));
    expect(onclose).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole('dialog'));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe('the settings', () => {
  it('are changed at once', async () => {
    const sheet = open(SettingsSheet, { onclose });
    await fireEvent.click(sheet.getByLabelText('four colours'));
    await fireEvent.click(sheet.getByLabelText('fast'));
    await fireEvent.click(sheet.getByRole('switch', { name: 'Trump first in my hand' }));
    await fireEvent.click(sheet.getByLabelText('Magyar'));
    expect(house.preferences.settings).toMatchObject({
      deck: 'four',
      speed: 'fast',
      trumpFirst: true,
      language: 'hu',
    });
  });

  it('notifications are on only when the browser allows them', async () => {
    const ask = vi.fn(() => Promise.resolve('denied'));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
    const sheet = open(SettingsSheet, { onclose });
    await fireEvent.click(sheet.getByRole('switch', { name: /Tell me/ }));
    expect(await sheet.findByText(/does not allow/)).toBeTruthy();
    expect(house.preferences.settings.alerts).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('the rules', () => {
  it('have the worked examples of the score', async () => {
    const sheet = open(RulesSheet, { game: 'rikiki', onclose });
    const cells = (await sheet.findAllByRole('cell')).map((cell) => cell.textContent);
    expect(cells.join(' ')).toBe('3 3 +13 0 0 +10 3 1 −2 3 5 −2');
  });

  it('that cannot be had are missed in words', async () => {
    const sheet = open(RulesSheet, { game: 'snap', onclose });
    expect(await sheet.findByText(/could not be reached/)).toBeTruthy();
  });
});

describe('another device', () => {
  it('is given a link to this very seat', async () => {
    const store = storeOf();
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const sheet = open(DeviceSheet, { store, onclose });
    await fireEvent.click(await sheet.findByRole('button', { name: /Copy the link/ }));
    expect(store.acted).toEqual([{ c: 'device' }]);
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/k3x9q2m7ab#device-link`);
    expect(await sheet.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('that cannot be had is explained and can be asked for again', async () => {
    const act = vi.fn(() => Promise.resolve({ ok: false, code: 'seat/too-many-devices', message: '' } as const));
    const sheet = open(DeviceSheet, { store: storeOf({ act }), onclose });
    expect(await sheet.findByText(/four devices/)).toBeTruthy();
    await fireEvent.click(sheet.getByRole('button', { name: 'Try again' }));
    expect(act).toHaveBeenCalledTimes(2);
  });
});

describe('the people', () => {
  const playing = (seat: number | null): FakeStore =>
    storeOf({ seat, table: waitingTable({ stage: 'playing' }) });

  it('are all there, with how they are doing', () => {
    const sheet = open(PeopleSheet, { store: playing(1), onclose });
    const lines = sheet.getAllByRole('listitem').map((line) => line.textContent.replace(/\s+/g, ' '));
    expect(lines[0]).toContain('South · here');
    expect(lines[1]).toContain('West · You');
    expect(lines[2]).toContain('North · bot, normal');
  });

  it('the host sets the pace and the clock, and lets others watch', async () => {
    const store = playing(0);
    const sheet = open(PeopleSheet, { store, onclose });
    await fireEvent.click(sheet.getByLabelText('brisk'));
    await fireEvent.click(sheet.getByLabelText('40 s'));
    await fireEvent.click(sheet.getByRole('switch', { name: 'Others may watch' }));
    expect(store.acted).toEqual([
      { c: 'pace', pace: 'brisk' },
      { c: 'clock', clock: 40 },
      { c: 'watching', on: false },
    ]);
  });

  it('the host makes a bot stronger', async () => {
    const store = playing(0);
    const sheet = open(PeopleSheet, { store, onclose });
    await fireEvent.click(sheet.getByLabelText('strong'));
    expect(store.acted).toEqual([{ c: 'bot', seat: 2, strength: 'strong' }]);
  });

  it('others set nothing', () => {
    const sheet = open(PeopleSheet, { store: playing(1), onclose });
    expect(sheet.queryByText('Table settings')).toBeNull();
  });
});
