import { fireEvent, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { houseWith, show } from '../testing/house';
import { storeOf, waitingTable, type FakeStore } from '../testing/table';
import { speak } from '../words/words.svelte';
import WaitingRoom from './WaitingRoom.svelte';

beforeEach(() => speak('en'));

const open = vi.fn();
function enter(store: FakeStore): FakeStore {
  show(houseWith(() => ({ status: 200, said: [] })), WaitingRoom, { store, open });
  return store;
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the waiting room of the host', () => {
  it('has a card for each free chair, and none for the others', () => {
    enter(storeOf());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(within(screen.getByRole('article')).getByRole('heading').textContent).toContain('East');
  });

  it('copies the link of the chair, token after the #', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    enter(storeOf());
    await fireEvent.click(button('Copy the link: East'));
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/t/k3x9q2m7ab#east-link`);
    vi.unstubAllGlobals();
  });

  it('puts a bot into one chair or into all', async () => {
    const { acted } = enter(storeOf());
    await fireEvent.click(button('Put a bot in East'));
    await fireEvent.click(button('Fill with a bot'));
    expect(acted).toEqual([
      { c: 'bot', seat: 3, strength: 'normal' },
      { c: 'fill', strength: 'normal' },
    ]);
  });

  it('starts when all chairs are filled, not before', async () => {
    enter(storeOf());
    expect(button('Start').disabled).toBe(true);
    document.body.replaceChildren();
    const seats = waitingTable().seats.with(3, { ...waitingTable().seats[2]!, name: 'Bot East' });
    const { acted } = enter(storeOf({ table: waitingTable({ seats }) }));
    await fireEvent.click(button('Start'));
    expect(acted).toEqual([{ c: 'start' }]);
  });

  it('opens what can be done with somebody’s seat', async () => {
    const { acted } = enter(storeOf());
    await fireEvent.click(button(/Bence/));
    const sheet = screen.getByRole('dialog');
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Remove Bence' }));
    expect(acted).toEqual([]);
    await fireEvent.click(within(sheet).getByRole('button', { name: 'Really remove?' }));
    expect(acted).toEqual([{ c: 'free', seat: 1 }]);
  });

  it('renames and swaps', async () => {
    const { acted } = enter(storeOf());
    await fireEvent.click(button(/Bence/));
    const sheet = within(screen.getByRole('dialog'));
    await fireEvent.input(sheet.getByLabelText('Name'), { target: { value: 'Bea' } });
    await fireEvent.click(sheet.getByRole('button', { name: 'Rename' }));
    await fireEvent.click(sheet.getByRole('button', { name: 'Bot North' }));
    expect(acted).toEqual([
      { c: 'name', seat: 1, name: 'Bea' },
      { c: 'swap', a: 1, b: 2 },
    ]);
  });

  it('says a refusal and lets it be put away', async () => {
    const forget = vi.fn();
    enter(storeOf({ refusal: { code: 'stage/open-seats', message: '' }, forget }));
    expect(screen.getByText(/still free\. Fill/)).toBeTruthy();
    await fireEvent.click(button('Close'));
    expect(forget).toHaveBeenCalled();
  });
});

describe('the waiting room of a guest', () => {
  it('shows no links, no settings and no start', () => {
    enter(storeOf({ seat: 1 }));
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByText('Table settings')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    expect(screen.getByText('Waiting for Anna to start')).toBeTruthy();
  });

  it('lets one rename oneself or leave', async () => {
    const { acted } = enter(storeOf({ seat: 1 }));
    await fireEvent.click(button('Your seat'));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.getByLabelText('Your name')).toBeTruthy();
    await fireEvent.click(sheet.getByRole('button', { name: 'Leave the table' }));
    await fireEvent.click(sheet.getByRole('button', { name: 'Really leave?' }));
    expect(acted).toEqual([{ c: 'free', seat: 1 }]);
  });

  it('only one’s own chair can be pressed', () => {
    enter(storeOf({ seat: 1 }));
    expect(button(/^Bence/).disabled).toBe(false);
    expect(button(/^Anna/).disabled).toBe(true);
  });
});

describe('the waiting room of a watcher', () => {
  it('has nothing to press but the way out, rules and settings', () => {
    enter(storeOf({ seat: null }));
    expect(screen.queryByRole('button', { name: 'Your seat' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue on another device' })).toBeNull();
    expect(screen.getByText(/You are watching/)).toBeTruthy();
  });
});
