import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aTable, moments } from '../../../gallery/fixtures';
import { RIKIKI } from '../../../gallery/rikiki';
import type { RikikiView } from '../../../session/types';
import { learn, speak } from '../../../words/words.svelte';
import BidSheet from './BidSheet.svelte';

beforeAll(async () => {
  await speak('en');
  await learn('rikiki');
});

const all = moments<RikikiView>(RIKIKI, aTable());
const hooked = all.find(({ view, legal }) => view.dealer === 0 && view.phase === 'bid' && legal?.length === view.size)!;
const long = all.find(({ view, legal }) => view.size === 13 && view.phase === 'bid' && legal !== null)!;

function sheet({ view, legal }: typeof hooked) {
  const move = vi.fn();
  render(BidSheet, { scene: { view, legal, seat: 0, table: aTable() }, move, explain: vi.fn(), tapping: vi.fn() });
  return { move, view, legal: legal! };
}

const press = (key: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  flushSync();
};
const number = (n: number) => screen.getByRole('button', { name: String(n) });

describe('the bidding sheet', () => {
  test('one press bids', () => {
    const { move, legal } = sheet(hooked);
    number(Number(legal[0]!.slice(4))).click();
    expect(move).toHaveBeenCalledExactlyOnceWith(legal[0]);
  });

  test('the barred number is there, cannot be bid, and the sum is told', () => {
    const { move, view, legal } = sheet(hooked);
    const barred = [...Array(view.size + 1).keys()].find((n) => !legal.includes(`bid ${n}`))!;
    const sum = view.size - barred;
    expect(number(barred).getAttribute('aria-disabled')).toBe('true');
    number(barred).click();
    expect(move).not.toHaveBeenCalled();
    screen.getByText(`Not ${barred}: the bids may not add up to ${view.size} (${sum} + ${barred}).`);
  });

  test('digits choose a number, two digits one above nine', () => {
    sheet(long);
    press('3');
    expect(document.activeElement).toBe(number(3));
    press('1');
    press('2');
    expect(document.activeElement).toBe(number(12));
  });

  test('can be made a bar and opened again', () => {
    sheet(hooked);
    screen.getByRole('button', { name: 'Make small' }).click();
    flushSync();
    expect(screen.queryByRole('button', { name: '0' })).toBeNull();
    screen.getByRole('button', { name: 'Show again' }).click();
    flushSync();
    expect(number(0)).toBeTruthy();
  });
});
