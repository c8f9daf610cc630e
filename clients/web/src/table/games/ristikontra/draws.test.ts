import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ristikontraMatch, ristikontraMoment } from '../../../gallery/ristikontra';
import { Stage } from '../../../gallery/stage.svelte';
import { Show } from '../../show.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const { told, table } = ristikontraMatch('seven');

function open() {
  const moment = ristikontraMoment('seven', (view, legal) => view.stock === 28 && legal !== null);
  const stage = new Stage(told, moment, table);
  const show = new Show(stage, { now: () => Date.now(), motion: () => true, hidden: () => false });
  return { stage, show };
}

describe('what is drawn', () => {
  test('comes to the hand after the play and stays marked until the next one', async () => {
    const { show } = open();
    show.tap('Kh');
    await vi.advanceTimersByTimeAsync(100);
    expect([show.frame!.kind, show.hand.length, show.fresh]).toEqual(['play', 5, null]);
    await vi.advanceTimersByTimeAsync(200);
    expect([show.frame!.kind, show.hand.length, show.fresh]).toEqual(['draw', 6, 'Kc']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(show.fresh).toBe('Kc');
    show.tap('Ks');
    await vi.advanceTimersByTimeAsync(100);
    expect(show.fresh).toBeNull();
    show.stop();
  });
});

describe('a double tap', () => {
  test('plays in the dark once, even when the trick is won and the turn stays', async () => {
    const { stage, show } = open();
    const act = vi.spyOn(stage, 'act');
    expect(show.move('dark')).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(show.move('dark')).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
    show.stop();
  });
});

describe('a reason that was asked for', () => {
  test('is on show until something happens', async () => {
    const { stage, show } = open();
    show.explain('dark');
    expect(show.explaining).toBe('dark');
    stage.tell();
    expect(show.explaining).toBeNull();
    show.stop();
  });
});
