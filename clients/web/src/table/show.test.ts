import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aTable, moments, type Moment } from '../gallery/fixtures';
import { RIKIKI as told } from '../gallery/rikiki';
import { Stage } from '../gallery/stage.svelte';
import type { Move, RikikiView } from '../session/types';
import type { Beat } from './pacer';
import { Show } from './show.svelte';

const all = moments<RikikiView>(told, aTable());

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function find(test: (view: RikikiView, legal: readonly Move[] | null) => boolean): Moment {
  return all.find(({ view, legal }) => test(view, legal))!;
}

/** The card that the recorded match plays next. */
function recorded(moment: Moment): string {
  const event = told[moment.at]!.events[0]!;
  return event.e === 'play' ? event.card : '';
}

function open(moment: Moment, hidden = false) {
  const stage = new Stage(told, moment, aTable());
  const show = new Show(stage, { now: () => Date.now(), motion: () => true, hidden: () => hidden });
  return { stage, show };
}

const myLead = find((view, legal) => view.phase === 'play' && view.size === 5 && legal !== null);
const otherTurn = find((view) => view.phase === 'play' && view.size === 9 && view.trick.length === 3 && view.turn !== 0);

describe('playing a card', () => {
  test('it lies on the table at once and leaves the hand', () => {
    const { show } = open(myLead);
    const card = recorded(myLead);
    expect(show.tap(card)).toBe(true);
    expect(show.trick.at(-1)).toEqual({ seat: 0, card, how: 'hand' });
    expect(show.hand).not.toContain(card);
    expect(show.legal).toBeNull();
    show.stop();
  });

  test('a double tap plays one card', async () => {
    const { stage, show } = open(myLead);
    const act = vi.spyOn(stage, 'act');
    const [first, second] = stage.legal!;
    show.tap(first!);
    show.tap(second!);
    show.tap(first!);
    expect(act).toHaveBeenCalledTimes(1);
    show.stop();
  });

  test('a second tap right after the answer is the same finger', async () => {
    const { stage, show } = open(myLead);
    show.tap(recorded(myLead));
    await vi.advanceTimersByTimeAsync(100);
    const act = vi.spyOn(stage, 'act');
    expect(show.tap(stage.match!.hands[0]![0]!)).toBe(false);
    expect(act).not.toHaveBeenCalled();
    show.stop();
  });

  test('a refused card comes back to the hand', async () => {
    const { stage, show } = open(myLead);
    const wrong = stage.legal!.find((card) => card !== recorded(myLead))!;
    show.tap(wrong);
    expect(show.hand).not.toContain(wrong);
    await vi.advanceTimersByTimeAsync(100);
    expect(show.hand).toContain(wrong);
    expect(show.trick.map((play) => play.card)).not.toContain(wrong);
    expect(stage.refusal).not.toBeNull();
    show.stop();
  });

  test('a card that may not be played is explained, not sent', () => {
    const { stage, show } = open(otherTurn);
    const act = vi.spyOn(stage, 'act');
    const card = stage.match!.hands[0]![0]!;
    expect(show.tap(card)).toBe(false);
    expect(show.explaining).toBe(card);
    expect(act).not.toHaveBeenCalled();
    show.stop();
  });
});

describe('time', () => {
  test('a full trick is held, then swept, then gone', async () => {
    const { stage, show } = open(otherTurn);
    stage.tell();
    await vi.advanceTimersByTimeAsync(200);
    expect(show.frame!.kind).toBe('held');
    await vi.advanceTimersByTimeAsync(1800);
    expect(show.frame!.kind).toBe('sweep');
    await vi.advanceTimersByTimeAsync(300);
    expect(show.trick).toEqual([]);
    show.stop();
  });

  test('a player who may already act is not made to wait', async () => {
    const end = all.find(
      ({ view }, i) => view.trick.length === 3 && view.size === 9 && all[i + 1]!.legal !== null && all[i + 1]!.view.trick.length === 0,
    )!;
    const { stage, show } = open(end);
    stage.tell();
    await vi.advanceTimersByTimeAsync(200);
    expect(show.frame!.kind).toBe('held');
    expect(show.legal).toBeNull();
    const card = stage.legal![0]!;
    expect(show.tap(card)).toBe(true);
    expect(show.trick).toEqual([{ seat: 0, card, how: 'hand' }]);
    show.stop();
  });

  test('a tap on the table lets go of what is held', async () => {
    const { stage, show } = open(otherTurn);
    expect(show.skip()).toBe(false);
    stage.tell();
    await vi.advanceTimersByTimeAsync(200);
    expect(show.skip()).toBe(true);
    expect(show.frame!.kind).toBe('sweep');
    show.stop();
  });

  test('whoever looks away finds the truth on coming back', () => {
    const { stage, show } = open(otherTurn, true);
    stage.tell();
    expect(show.current).toBe(true);
    expect(show.frame!.view).toEqual(stage.match);
    show.stop();
  });

  test('the whole match is shown to its end and every event is told once, in order', async () => {
    const { stage, show } = open(all[0]!);
    stage.settings = { ...stage.settings, speed: 'fast' };
    const heard: Beat[] = [];
    show.listen((beats) => heard.push(...beats));
    while (stage.tell()) await vi.advanceTimersByTimeAsync(120);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(show.frame!.kind).toBe('over');
    expect(show.frame!.view).toEqual(stage.match);
    expect(heard.flatMap((beat) => beat.events)).toEqual(told.flatMap((step) => step.events));
    show.stop();
  });
});
