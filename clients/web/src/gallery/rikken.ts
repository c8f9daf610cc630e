/** Rikken in every phase, each found in one of the recorded matches by what is true in it. */

import type { RikkenView } from '../session/fold/rikken';
import type { Move, TableState } from '../session/types';
import { aTable, moments, type Moment, type Told } from './fixtures';
import recorded from './rikken.json';
import type { SceneMaker } from './scenes';
import { Stage } from './stage.svelte';

type Name = keyof typeof recorded;
type Test = (view: RikkenView, legal: readonly Move[] | null) => boolean;

/** A recorded match, told to seat 0 by the engine. */
export function rikkenMatch(name: Name): { told: readonly Told[]; table: TableState } {
  const { game, options, steps } = recorded[name];
  return { told: steps as unknown as readonly Told[], table: aTable({ game, options }) };
}

export function rikkenMoment(name: Name, test: Test): Moment<RikkenView> {
  const { told, table } = rikkenMatch(name);
  const moment = moments<RikkenView>(told, table).find(({ view, legal }) => test(view, legal));
  if (moment === undefined) throw new Error('the recorded match has no such moment');
  return moment;
}

function at(title: string, name: Name, test: Test, dress: (stage: Stage) => void = () => {}): SceneMaker {
  return {
    title: `${name}: ${title}`,
    make() {
      const { told, table } = rikkenMatch(name);
      const stage = new Stage(told, rikkenMoment(name, test), table);
      dress(stage);
      return stage;
    },
  };
}

const mine = (phase: string, deal: number): Test => (view, legal) =>
  view.phase === phase && view.deal === deal && legal !== null;

const scored = (deal: number): Test => (view) => view.phase === 'scored' && view.results.length === deal + 1;

/** The next deal is waited for. */
const waits = (stage: Stage) => {
  stage.table = { ...stage.table!, next_at: Date.now() + 4500 };
};

const over = (stage: Stage) => {
  stage.table = { ...stage.table!, stage: 'over' };
};

const watched = (stage: Stage) => {
  const view = stage.match as RikkenView;
  const hands = view.hands.map((hand, seat) => (view.open_hands.includes(seat) ? hand : hand.map(() => '??')));
  stage.match = { ...view, observer: null, hands, partner: view.partner_known ? view.partner : null };
  stage.seat = null;
  stage.legal = null;
};

const allOpen: Test = (view, legal) =>
  view.phase === 'play' && view.talkers.length > 0 && view.trick.length === 2 && legal !== null;

export const rikkenScenes: Record<string, SceneMaker> = {
  'nine-bid-first': at('My bid, nobody has spoken', 'nine', mine('bid', 0)),
  'nine-bid-over': at('My bid, over another one', 'nine', (view, legal) => view.auction.length === 4 && legal !== null),
  'nine-bid-other': at('Somebody else bids', 'nine', (view) => view.phase === 'bid' && view.auction.length === 3),
  'nine-call-other': at('Somebody else calls', 'nine', (view) => view.phase === 'call' && view.turn !== 0),
  'nine-secret': at('I hold the called card, and lead', 'nine', (view, legal) => mine('play', 0)(view, legal) && view.trick.length === 0),
  'nine-duty': at(
    'I must play the called card',
    'nine',
    (view, legal) => mine('play', 0)(view, legal) && legal?.length === 1 && legal[0] === view.called && view.trick.length > 0,
  ),
  'nine-revealed': at('The partner is known', 'nine', (view, legal) => view.partner_known && legal !== null),
  'nine-thrown-in': at('Everyone passed', 'nine', (view) => view.thrown_in === 1 && view.phase === 'scored', waits),
  'nine-trump': at('I name trump', 'nine', mine('trump', 1)),
  'nine-call': at('I call an ace', 'nine', mine('call', 1)),
  'nine-declarer': at('I play a Rik, the partner is secret', 'nine', (view, legal) => mine('play', 1)(view, legal) && view.tricks.length === 2),
  'nine-scored': at('A Rik is scored', 'nine', scored(1), waits),
  'nine-open': at('An open hand in the west', 'nine', (view, legal) => mine('play', 2)(view, legal) && view.open_hands.length > 0 && view.trick.length > 0),
  'nine-open-scored': at('An Open Misère is scored', 'nine', (view) => view.phase === 'over', (stage) => {
    const view = stage.match!;
    stage.match = { ...view, phase: 'scored', winners: [] } as RikkenView;
    waits(stage);
  }),
  'nine-result': at('The match is over', 'nine', (view) => view.phase === 'over', over),
  'sixteen-bid-first': at('My bid of sixteen', 'sixteen', mine('bid', 0)),
  'sixteen-join': at('My bid beside two equal ones', 'sixteen', mine('bid', 1)),
  'sixteen-troela': at('Three aces oblige me', 'sixteen', mine('bid', 3)),
  'sixteen-call': at('I call blind', 'sixteen', mine('call', 0)),
  'sixteen-blind': at('I may lead face down', 'sixteen', mine('play', 0)),
  'sixteen-face-down': at('A card lies face down', 'sixteen', (view) => view.deal === 0 && view.trick.length === 3 && view.trick[0]?.how === 'blind'),
  'sixteen-turned-up': at(
    'It is turned up',
    'sixteen',
    (view) => view.deal === 0 && view.trick.length === 3 && view.trick[0]?.how === 'blind',
    (stage) => setTimeout(() => stage.tell(), 300),
  ),
  'sixteen-joint': at('Two contracts in one deal', 'sixteen', (view, legal) => mine('play', 1)(view, legal) && view.tricks.length === 3),
  'sixteen-joint-scored': at('Two contracts are scored', 'sixteen', scored(1), waits),
  'sixteen-trump': at('I name trump as the partner in Triple Ace', 'sixteen', mine('trump', 2)),
  'sixteen-troela-play': at('Triple Ace is played', 'sixteen', (view, legal) => mine('play', 2)(view, legal) && view.tricks.length === 4),
  'sixteen-all-open': at('All hands are open, I may talk', 'sixteen', allOpen),
  'sixteen-all-open-watched': at('All hands are open, for a watcher', 'sixteen', allOpen, watched),
  'sixteen-open13': at('My own hand lies open', 'sixteen', (view, legal) => mine('play', 4)(view, legal) && view.tricks.length === 2),
  'sixteen-result': at('The match is over', 'sixteen', (view) => view.phase === 'over', over),
  'cash-secret': at('I hold the called card', 'cash', (view, legal) => mine('play', 1)(view, legal)),
  'cash-bid': at('My bid for money', 'cash', mine('bid', 0)),
  'cash-scored': at('A deal is settled in money', 'cash', scored(0), waits),
  'cash-result': at('A match for money is over', 'cash', (view) => view.phase === 'over', over),
};
