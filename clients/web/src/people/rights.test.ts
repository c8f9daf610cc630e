import { describe, expect, it } from 'vitest';
import { storeOf, waitingTable } from '../testing/table';
import { rightsOver } from './rights';

const NONE = { rename: false, bot: false, link: null, relink: false, swap: false, free: null };

describe('what may be done with a seat', () => {
  it('a watcher: nothing', () => {
    expect(rightsOver(storeOf({ seat: null }), 0)).toEqual(NONE);
  });

  it('a guest: their own name and leaving', () => {
    const guest = storeOf({ seat: 1 });
    expect(rightsOver(guest, 1)).toEqual({ ...NONE, rename: true, free: 'leave' });
    expect(rightsOver(guest, 0)).toEqual(NONE);
    expect(rightsOver(guest, 3)).toEqual(NONE);
  });

  it('the host, with a player: name, place, bot, removal', () => {
    expect(rightsOver(storeOf(), 1)).toEqual({ ...NONE, rename: true, bot: true, swap: true, free: 'remove' });
  });

  it('the host, with a bot: strength, and the link that seats a person there', () => {
    const rights = { ...NONE, bot: true, link: 'north-link', relink: true, swap: true, free: 'remove' };
    expect(rightsOver(storeOf(), 2)).toEqual(rights);
  });

  it('the host, with a free chair: its link, a bot', () => {
    const rights = { ...NONE, bot: true, link: 'east-link', relink: true, swap: true };
    expect(rightsOver(storeOf(), 3)).toEqual(rights);
  });

  it('during a match nobody changes places or other people’s names', () => {
    const playing = storeOf({ table: waitingTable({ stage: 'playing' }) });
    expect(rightsOver(playing, 1)).toEqual({ ...NONE, bot: true, free: 'remove' });
    expect(rightsOver(playing, 0)).toEqual({ ...NONE, rename: true, free: 'leave' });
    expect(rightsOver(playing, 2)).toMatchObject({ free: null, bot: true, swap: false });
  });
});
