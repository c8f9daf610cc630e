/** Ristikontra in every phase, each found in one of the recorded matches by what is true in it. */

import type { RistikontraView } from '../session/fold/ristikontra';
import type { MatchEvent, Move, TableState } from '../session/types';
import { aTable, moments, type Moment, type Told } from './fixtures';
import recorded from './ristikontra.json';
import type { SceneMaker } from './scenes';
import { Stage } from './stage.svelte';

type Name = keyof typeof recorded;
/** `next` is what happens from there. */
type Test = (view: RistikontraView, legal: readonly Move[] | null, next: readonly MatchEvent[]) => boolean;

/** A recorded match, told to seat 0 by the engine. */
export function ristikontraMatch(name: Name): { told: readonly Told[]; table: TableState } {
  const { game, options, steps } = recorded[name];
  return { told: steps as unknown as readonly Told[], table: aTable({ game, options }) };
}

export function ristikontraMoment(name: Name, test: Test): Moment<RistikontraView> {
  const { told, table } = ristikontraMatch(name);
  const moment = moments<RistikontraView>(told, table).find(({ view, legal, at: step }) =>
    test(view, legal, told[step]?.events ?? []),
  );
  if (moment === undefined) throw new Error('the recorded match has no such moment');
  return moment;
}

function at(title: string, name: Name, test: Test, dress: (stage: Stage) => void = () => {}): SceneMaker {
  return {
    title: `${name}: ${title}`,
    make() {
      const { told, table } = ristikontraMatch(name);
      const stage = new Stage(told, ristikontraMoment(name, test), table);
      dress(stage);
      return stage;
    },
  };
}

const rankOf = (card: string | undefined) => card?.[0];

/** The seat whose card takes the trick as it lies. */
const holder = (view: RistikontraView) =>
  view.trick.findLast((play) => rankOf(play.card) === rankOf(view.trick[0]?.card))?.seat;

const mine = (view: RistikontraView, legal: readonly Move[] | null) => view.phase === 'play' && legal !== null;

const scored = (deal: number): Test => (view) => view.phase === 'scored' && view.results.length === deal + 1;

/** What comes next is told at once, so that the moment goes on. */
const goesOn = (stage: Stage) => void setTimeout(() => stage.tell(), 300);

const waits = (stage: Stage) => {
  stage.table = { ...stage.table!, next_at: Date.now() + 4500 };
};

const over = (stage: Stage) => {
  stage.table = { ...stage.table!, stage: 'over' };
};

const watched = (stage: Stage) => {
  const view = stage.match!;
  stage.match = { ...view, observer: null, hands: view.hands.map((hand) => hand.map(() => '??')) };
  stage.seat = null;
  stage.legal = null;
};

export const ristikontraScenes: Record<string, SceneMaker> = {
  'ri-lead': at('My first lead, the stock is whole', 'seven', (view, legal) => mine(view, legal) && view.stock === 28),
  'ri-catch': at('An opponent is ahead, a card or the dark', 'seven', (view, legal) =>
    mine(view, legal) && view.deal > 1 && view.trick.length === 3 && view.stock > 8 && holder(view)! % 2 === 1),
  'ri-partner': at('My partner is ahead', 'seven', (view, legal) =>
    mine(view, legal) && view.deal > 2 && view.trick.length > 1 && view.stock > 4 && holder(view) === 2),
  'ri-dark': at('Somebody played in the dark', 'seven', (view, legal) =>
    mine(view, legal) && view.trick.slice(1).some((play) => play.how === 'dark')),
  'ri-wait': at('Somebody else plays', 'seven', (view) =>
    view.deal === 3 && view.phase === 'play' && view.turn === 3 && view.trick.length === 2),
  'ri-draws': at('A card is played and one drawn', 'seven', (view, _, next) =>
    view.deal === 3 && view.turn === 1 && view.trick.length > 0 && next.some(({ e }) => e === 'drew'), goesOn),
  'ri-flips': at('A card flies up from the stock', 'seven', (view, _, next) =>
    view.deal > 1 && view.turn !== 0 && view.trick.length > 0 &&
    next.some((event) => event.e === 'play' && event.how === 'dark'), goesOn),
  'ri-held': at('A full trick is held', 'seven', (view) =>
    view.deal === 4 && view.phase === 'play' && view.turn !== 0 && view.trick.length === 3, goesOn),
  'ri-barred': at('My lead, and kings are barred', 'seven', (view, legal) =>
    mine(view, legal) && view.barred.length > 0 && view.trick.length === 0),
  'ri-late': at('The stock is gone', 'seven', (view, legal) =>
    mine(view, legal) && view.deal === 2 && view.stock === 0 && view.trick.length === 2),
  'ri-last': at('The last cards', 'seven', (view, legal) =>
    mine(view, legal) && view.deal === 5 && view.hands[0]!.length === 2),
  'ri-all': at('All 120 points', 'seven', scored(0), waits),
  'ri-tie': at('Sixty each', 'seven', scored(1), waits),
  'ri-taken': at('The point that was held is taken', 'seven', scored(2), waits),
  'ri-won': at('A deal is won', 'seven', scored(6), waits),
  'ri-point-held': at('A point is held', 'seven', (view, legal) => mine(view, legal) && view.held > 0 && view.stock < 20),
  'ri-result': at('The match is over', 'seven', (view) => view.phase === 'over', over),
  'ri-watching': at('A watcher', 'seven', (view) =>
    view.deal === 4 && view.phase === 'play' && view.trick.length === 2 && view.stock > 0, watched),
  'ri-king': at('The fourth king waits', 'klappi', (view, legal) =>
    mine(view, legal) && view.barred.includes('K') && view.hands[0]!.some((card) => card[0] === 'K')),
  'ri-dirty': at('Sides that took a queen early', 'klappi', (view, legal) =>
    mine(view, legal) && view.dirty[0] && view.dirty[1] && !view.cleaned[0]),
  'ri-cleaned': at('A side that made up for it', 'klappi', (view, legal) => mine(view, legal) && view.cleaned[0]),
  'ri-stained': at('Won by the other side’s stain', 'klappi', (view) => view.phase === 'over', (stage) => {
    stage.match = { ...stage.match!, phase: 'scored' };
    waits(stage);
  }),
};
