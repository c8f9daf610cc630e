import { describe, expect, test } from 'vitest';
import { opening } from '../session/fold';
import type { MatchEvent, MatchView } from '../session/types';
import { aTable } from '../gallery/fixtures';
import { beats, Pacer, still, timesFor } from './pacer';

const TIMES = timesFor('normal', true);

const DEAL: MatchEvent[] = [
  { e: 'deal', deal: 0, dealer: 3, size: 1 },
  { e: 'hand', seat: 0, cards: ['Ah'] },
  { e: 'turn_up', card: '2s', trump: 's' },
  { e: 'turn', seat: 0, phase: 'bid' },
];

const BIDS: MatchEvent[][] = [
  [{ e: 'bid', seat: 0, bid: 1 }, { e: 'turn', seat: 1, phase: 'bid' }],
  [{ e: 'bid', seat: 1, bid: 0 }, { e: 'turn', seat: 2, phase: 'bid' }],
  [{ e: 'bid', seat: 2, bid: 0 }, { e: 'turn', seat: 3, phase: 'bid' }],
  [{ e: 'bid', seat: 3, bid: 1 }, { e: 'turn', seat: 0, phase: 'play' }],
];

const PLAYS: MatchEvent[][] = [
  [{ e: 'play', seat: 0, card: 'Ah', how: 'hand' }, { e: 'turn', seat: 1, phase: 'play' }],
  [{ e: 'play', seat: 1, card: '9h', how: 'hand' }, { e: 'turn', seat: 2, phase: 'play' }],
  [{ e: 'play', seat: 2, card: '4c', how: 'hand' }, { e: 'turn', seat: 3, phase: 'play' }],
];

const LAST: MatchEvent[] = [
  { e: 'play', seat: 3, card: 'Jd', how: 'hand' },
  { e: 'trick', winner: 0 },
  {
    e: 'score',
    result: {
      deal: 0, dealer: 3, size: 1,
      bids: [1, 0, 0, 1], won: [1, 0, 0, 0], scores: [11, 10, 10, -1], totals: [11, 10, 10, -1],
    },
  },
  { e: 'turn', seat: null, phase: 'scored' },
];

const NEXT: MatchEvent[] = [
  { e: 'deal', deal: 1, dealer: 0, size: 2 },
  { e: 'hand', seat: 0, cards: ['Kh', 'Qh'] },
  { e: 'turn_up', card: '3d', trump: 'd' },
  { e: 'turn', seat: 1, phase: 'bid' },
];

function table(): { pacer: Pacer; tell(events: readonly MatchEvent[], now: number): void; view: MatchView } {
  const first = opening(aTable(), 0);
  const pacer = new Pacer(first);
  const told = {
    pacer,
    view: first,
    tell(events: readonly MatchEvent[], now: number) {
      const more = beats(told.view, events, TIMES);
      told.view = more.at(-1)!.frame.view;
      pacer.add(more, now);
    },
  };
  return told;
}

/** A table whose last trick is about to be completed, with nothing waiting. */
function beforeLastCard(): ReturnType<typeof table> {
  const told = table();
  for (const events of [DEAL, ...BIDS, ...PLAYS]) told.tell(events, 0);
  told.pacer.catchUp(0);
  return told;
}

describe('beats', () => {
  test('a dealing is one beat that lasts as long as its cards fly', () => {
    const shown = beats(opening(aTable(), 0), DEAL, TIMES);
    expect(shown.map((beat) => beat.frame.kind)).toEqual(['deal']);
    expect(shown[0]!.hold).toBe(40 + 180);
    expect(shown[0]!.frame.view.hands[0]).toEqual(['Ah']);
    expect(shown[0]!.frame.view.turn).toBe(0);
  });

  test('the last card of a deal is shown, held with its winner, swept, then scored', () => {
    const told = beforeLastCard();
    const shown = beats(told.view, LAST, TIMES);
    expect(shown.map(({ frame, hold }) => [frame.kind, hold])).toEqual([
      ['play', 180], ['held', 1800], ['sweep', 260], ['flow', 0], ['scored', 4500],
    ]);
    expect(shown[1]!.frame.trick.map((play) => play.card)).toEqual(['Ah', '9h', '4c', 'Jd']);
    expect(shown[1]!.frame.winner).toBe(0);
    expect(shown[3]!.frame.trick).toEqual([]);
  });

  test('nobody is said to be on turn until the step has been shown to its end', () => {
    const told = beforeLastCard();
    const shown = beats(told.view, LAST.slice(0, 2).concat({ e: 'turn', seat: 0, phase: 'play' }), TIMES);
    expect(shown.map((beat) => beat.frame.view.turn)).toEqual([null, null, null, 0]);
  });

  test('without motion nothing flies and the trick stays all the same', () => {
    const told = beforeLastCard();
    const shown = beats(told.view, LAST, timesFor('normal', false));
    expect(shown.map((beat) => beat.hold)).toEqual([0, 1800, 0, 0, 4500]);
  });
});

describe('pacer', () => {
  test('what happens while nothing waits is shown at once', () => {
    const told = table();
    told.tell(DEAL, 1000);
    expect(told.pacer.frame.kind).toBe('deal');
    expect(told.pacer.current).toBe(true);
    expect(told.pacer.due).toBeNull();
  });

  test('a full trick stays 1.8 s and then goes to its winner in 260 ms', () => {
    const told = beforeLastCard();
    const { pacer } = told;
    told.tell(LAST, 10_000);
    expect(pacer.frame.kind).toBe('play');
    pacer.tick(10_180);
    expect(pacer.frame.kind).toBe('held');
    pacer.tick(10_180 + 1799);
    expect(pacer.frame.kind).toBe('held');
    pacer.tick(10_180 + 1800);
    expect(pacer.frame.kind).toBe('sweep');
    pacer.tick(10_180 + 1800 + 260);
    expect(pacer.frame.kind).toBe('scored');
  });

  test('the score stays 4.5 s before the next deal', () => {
    const told = beforeLastCard();
    const { pacer } = told;
    told.tell(LAST, 0);
    for (const now of [180, 1980, 2240]) pacer.tick(now);
    expect(pacer.frame.kind).toBe('scored');
    told.tell(NEXT, 3000);
    expect(pacer.frame.kind).toBe('scored');
    pacer.tick(2240 + 4500);
    expect(pacer.frame.kind).toBe('deal');
    expect(pacer.frame.view.hands[0]).toEqual(['Kh', 'Qh']);
  });

  test('a tap ends the hold and goes on at the usual pace', () => {
    const told = beforeLastCard();
    const { pacer } = told;
    told.tell(LAST, 0);
    pacer.tick(180);
    pacer.skip(200);
    expect(pacer.frame.kind).toBe('sweep');
    pacer.tick(460);
    expect(pacer.frame.kind).toBe('scored');
    expect(pacer.skip(500)).toEqual([]);
  });

  test('somebody who acts sees the truth at once, and hears of everything on the way', () => {
    const told = beforeLastCard();
    const { pacer } = told;
    told.tell(LAST, 0);
    told.tell(NEXT, 10);
    const shown = pacer.catchUp(20);
    expect(pacer.frame.view).toEqual(told.view);
    expect(pacer.current).toBe(true);
    expect(shown.flatMap((beat) => beat.events.map((event) => event.e))).toEqual([
      'trick', 'score', 'turn', 'deal', 'hand', 'turn_up', 'turn',
    ]);
  });

  test('a state that came whole voids what waited', () => {
    const told = beforeLastCard();
    told.tell(LAST, 0);
    told.pacer.jump(told.view);
    expect(told.pacer.frame.kind).toBe('scored');
    expect(told.pacer.due).toBeNull();
  });

  test('a long queue is shown faster, a hopeless one not at all', () => {
    const told = table();
    told.tell(DEAL, 0);
    for (const events of [...BIDS, ...PLAYS, LAST, NEXT]) told.tell(events, 0);
    const calm = told.pacer.due!;
    told.pacer.hurry(true);
    expect(told.pacer.due!).toBeLessThan(calm);
    const one = { frame: still(told.view), events: [], hold: 31_000 };
    told.pacer.add([one, one], 0);
    expect(told.pacer.current).toBe(true);
  });

  test('under a turn clock everything that waits is over within the time of a breath', () => {
    const told = beforeLastCard();
    const { pacer } = told;
    pacer.hurry(true);
    told.tell(LAST, 0);
    told.tell(NEXT, 0);
    let now = 0;
    while (pacer.due !== null) pacer.tick((now = pacer.due));
    expect(now).toBeLessThan(3600);
  });
});

test('a card drawn from the stock comes after the one that was played', () => {
  const before = { ...opening(aTable({ game: 'ristikontra', options: {} }), 1), hands: [['Ah'], [], [], []], stock: 3 };
  const events: MatchEvent[] = [
    { e: 'play', seat: 0, card: 'Ah', how: 'hand' },
    { e: 'drew', seat: 0 },
    { e: 'turn', seat: 1, phase: 'play' },
  ];
  const shown = beats(before as MatchView, events, TIMES);
  expect(shown.map(({ frame }) => [frame.kind, frame.view.hands[0], frame.view.turn])).toEqual([
    ['play', [], null],
    ['draw', ['??'], 1],
  ]);
  expect(shown[1]!.hold).toBe(TIMES.fly);
});
