/** Ristikontra in words: whose turn, what may be done and why not, what happens, how a deal ended. */

import { rankOf } from '../../../cards/card';
import { cardName, rankWord } from '../../../cards/spoken';
import type { RistikontraEvent, RistikontraResult, RistikontraView } from '../../../session/fold/ristikontra';
import type { MatchEvent, Move, Seat } from '../../../session/types';
import { t } from '../../../words/words.svelte';
import { commonEventWords, winnersWords } from '../../telling';
import { person } from '../game';
import { gamePoints, sideName, sideOf, sidePerson, sidesAround, SIDES, type RistikontraScene } from './sides';

export const DARK: Move = 'dark';

/** The card that takes the trick as it lies: the last one of the rank that was led. */
export function ahead({ view }: RistikontraScene): Seat | null {
  const led = rankOf(view.trick[0]?.card ?? '');
  return view.trick.findLast((play) => rankOf(play.card) === led)?.seat ?? null;
}

/** The rank that the last three tricks of the deal were led with, when it is barred from being led now. */
export function barredLead(view: RistikontraView): string | null {
  if (view.trick.length > 0) return null;
  const led = view.tricks.slice(-3).map((trick) => rankOf(trick.plays[0]?.card ?? ''));
  const rank = led.length === 3 && led.every((each) => each === led[0]) ? led[0]! : null;
  return rank !== null && view.barred.includes(rank) ? rank : null;
}

/** A rank as the object of a sentence ("a king"), under a negation, as the one that does something, or all four. */
function rank(rank: string, form: 'one' | 'no' | 'subject' | 'all'): string {
  return t(`table-ristikontra-rank-${form}`, { rank: rankWord(rank) });
}

/** What is barred, for a caption. */
export function ranksBarred(view: RistikontraView): string {
  return view.barred.map((each) => rank(each, 'all')).join(', ');
}


export function status(scene: RistikontraScene): string {
  const { view } = scene;
  if (view.phase === 'scored') return t('table-ristikontra-status-scored', { deal: view.deal + 1 });
  if (view.turn === null) return t('table-status-wait');
  return view.trick.length === 0 ? leadStatus(scene, view.turn) : followStatus(scene, view.turn);
}

function leadStatus(scene: RistikontraScene, seat: Seat): string {
  const who = person(scene, seat);
  const barred = barredLead(scene.view);
  if (barred !== null) return t('table-ristikontra-status-lead-barred', { ...who, rank: rank(barred, 'no') });
  const dark = scene.legal?.includes(DARK) ?? false;
  return dark ? t('table-ristikontra-status-lead-dark') : t('table-status-lead', who);
}

function followStatus(scene: RistikontraScene, seat: Seat): string {
  const { view } = scene;
  const led = view.trick[0]!;
  const holder = ahead(scene) ?? led.seat;
  if (seat === scene.seat) {
    const partner = sideOf(holder) === sideOf(seat) ? 'yes' : 'no';
    return t('table-ristikontra-status-follow', { partner, rank: rank(led.card[0]!, 'subject') });
  }
  const { name } = person(scene, seat);
  const by = person(scene, holder);
  if (holder !== led.seat) return t('table-ristikontra-status-ahead', { name, who: by.who, ahead: by.name });
  const what = rank(led.card[0]!, 'one');
  return t('table-ristikontra-status-led', { name, who: by.who, leader: by.name, rank: what });
}

export function whyNot(scene: RistikontraScene, move: Move): string {
  const { view, seat } = scene;
  if (view.turn !== seat) {
    return view.turn === null ? t('table-why-wait') : t('table-why-turn', person(scene, view.turn));
  }
  const barred = barredLead(view);
  if (barred !== null && (move === DARK || rankOf(move) === barred)) {
    return move === DARK
      ? t('table-ristikontra-why-dark', { ranks: rank(barred, 'all') })
      : t('table-ristikontra-why-barred', { rank: rank(barred, 'no') });
  }
  if (view.barred.length > 0) {
    return move === DARK ? t('table-ristikontra-why-dark-king') : t('table-ristikontra-why-king');
  }
  return t('table-why-not-now');
}

export function eventWords(event: RistikontraEvent, scene: RistikontraScene): string | null {
  const { view } = scene;
  switch (event.e) {
    case 'deal':
      return t('table-ristikontra-event-deal', {
        deal: event.deal + 1,
        size: event.size,
        ...person(scene, event.dealer),
      });
    case 'drawn':
      return t('table-ristikontra-event-drawn', { card: cardName(event.card) });
    case 'pile':
      return pileWords(scene, event.points, event.dirty.map((dirty, side) => dirty && !event.cleaned[side]));
    case 'barred':
      if (event.ranks.length === 0) return null;
      return barredLead(view) === null
        ? t('table-ristikontra-event-king')
        : t('table-ristikontra-event-barred', { ranks: ranksBarred(view) });
    case 'score':
      return resultWords(scene, event.result, view.results.at(-2)?.held ?? 0);
    case 'over':
      return winnersWords(scene, event.winners, SIDES);
    case 'stock':
    case 'drew':
      return null;
    default:
      return commonEventWords(event as MatchEvent, scene);
  }
}

/** What lies in the two piles, and who is dirty. */
function pileWords(scene: RistikontraScene, points: readonly number[], stained: readonly boolean[]): string {
  const each = sidesAround(scene.seat).map((side) => {
    const words = t('table-ristikontra-pile', { name: sideName(scene, side), points: points[side] ?? 0 });
    return stained[side] ? `${words} (${t('table-ristikontra-dirty')})` : words;
  });
  return each.join(', ');
}

/** Why a deal ended as it did, and what it brought; `held` is what was held before it. */
export function resultWords(scene: RistikontraScene, result: RistikontraResult, held: number): string {
  const gained = gamePoints(result.scores);
  if (gained[0] === gained[1]) return t('table-ristikontra-result-tie', { held: result.held });
  const winner = gained[0] > gained[1] ? 0 : 1;
  const who = sidePerson(scene, winner);
  const why = t(`table-ristikontra-result-${reason(result, winner)}`, { ...who, points: result.points[winner] });
  if (held === 0) return why;
  return `${why} ${t('table-ristikontra-result-held', { held, gained: gained[winner] })}`;
}

function reason(result: RistikontraResult, winner: 0 | 1): 'won' | 'all' | 'stained' {
  const stained = result.dirty.map((dirty, side) => dirty && !result.cleaned[side]);
  if (stained[0] !== stained[1]) return 'stained';
  return result.points[winner] === 120 ? 'all' : 'won';
}
