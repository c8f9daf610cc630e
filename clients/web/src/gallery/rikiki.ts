/** Rikiki in every phase, each found in the recorded match by what is true in it. */

import type { Move, RikikiView } from '../session/types';
import { aTable, moments, type Moment, type Told } from './fixtures';
import match from './match.json';
import type { SceneMaker } from './scenes';
import { Stage } from './stage.svelte';

type Test = (view: RikikiView, legal: readonly Move[] | null) => boolean;

/** The recorded match, told to seat 0 by the engine. */
export const RIKIKI = match.steps as readonly Told[];

function find(test: Test): Moment {
  const moment = moments<RikikiView>(RIKIKI, aTable()).find(({ view, legal }) => test(view, legal));
  if (moment === undefined) throw new Error('the recorded match has no such moment');
  return moment;
}

function at(title: string, test: Test, dress: (stage: Stage) => void = () => {}): SceneMaker {
  return {
    title,
    make() {
      const stage = new Stage(RIKIKI, find(test), aTable());
      dress(stage);
      return stage;
    },
  };
}

const follows: Test = (view, legal) =>
  legal !== null &&
  view.phase === 'play' &&
  view.size === 13 &&
  view.trick.length === 3 &&
  legal.length < (view.hands[0]?.length ?? 0);

const scored: Test = (view) => view.phase === 'scored' && view.deal === 8;

export const rikikiScenes: Record<string, SceneMaker> = {
  'bid-first': at('First deal, one card, my bid', (view, legal) => view.size === 1 && view.phase === 'bid' && legal !== null),
  'bid-seven': at('Seven cards, my bid', (view, legal) => view.size === 7 && view.phase === 'bid' && legal !== null),
  'bid-hook': at(
    'My bid is the last one and a number is barred',
    (view, legal) => view.phase === 'bid' && view.dealer === 0 && view.size > 4 && legal !== null && legal.length === view.size,
  ),
  'bid-thirteen': at('Thirteen cards, no trump, my bid', (view, legal) => view.size === 13 && view.phase === 'bid' && legal !== null),
  'bid-other': at('Somebody else bids', (view, legal) => view.size === 8 && view.phase === 'bid' && legal === null && view.turn !== null),
  lead: at('My lead, thirteen cards', (view, legal) => view.size === 13 && view.phase === 'play' && legal !== null && view.trick.length === 0),
  follow: at('I must follow', follows),
  wait: at('Somebody else plays', (view) => view.size === 10 && view.phase === 'play' && view.turn === 2 && view.trick.length === 2),
  seven: at('Seven cards left, my turn', (view, legal) => view.size > 7 && view.phase === 'play' && legal !== null && view.hands[0]?.length === 7),
  three: at('Three cards', (view, legal) => view.size === 3 && view.phase === 'play' && legal !== null),
  held: at(
    'A full trick is held',
    (view) => view.size === 11 && view.phase === 'play' && view.trick.length === 3 && view.turn !== 0,
    (stage) => setTimeout(() => stage.tell(), 300),
  ),
  scored: at('A deal is scored', scored, (stage) => {
    stage.table = { ...stage.table!, next_at: Date.now() + 4500 };
  }),
  result: at('The match is over', (view) => view.phase === 'over', (stage) => {
    stage.table = { ...stage.table!, stage: 'over' };
  }),
  lost: at('The connection is gone', follows, (stage) => {
    stage.status = 'lost';
    stage.legal = null;
  }),
  saving: at('The store is away', follows, (stage) => {
    stage.status = 'saving';
  }),
  clock: at('A turn clock runs, Bence is away and Aino covered', follows, (stage) => {
    const seats = stage.table!.seats.with(2, { ...stage.table!.seats[2]!, covered: true });
    stage.table = { ...stage.table!, seats, clock: 30, deadline: Date.now() + 17_000 };
    stage.here = { seats: [true, false, false, true], watchers: 2 };
  }),
  watching: at('A watcher', (view) => view.size === 10 && view.phase === 'play' && view.trick.length === 2, (stage) => {
    const view = stage.match!;
    stage.match = { ...view, observer: null, hands: view.hands.map((hand) => hand.map(() => '??')) };
    stage.seat = null;
    stage.legal = null;
  }),
};
