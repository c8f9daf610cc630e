/** Words for what every trick-taking game shares. Games add their own, and fall back on these. */

import { cardName } from '../cards/spoken';
import { suitOf } from '../cards/card';
import type { MatchEvent, MatchView, Play, Seat } from '../session/types';
import { t } from '../words/words.svelte';
import { person, type Scene, type Sides } from './games/game';

/** What an event is called when it is told. */
export function commonEventWords(event: MatchEvent, scene: Scene): string | null {
  switch (event.e) {
    case 'hand':
      return event.seat === scene.seat
        ? t('table-event-hand', { cards: event.cards.map(cardName).join(', ') })
        : null;
    case 'play':
      return playWords(event, scene);
    case 'trick':
      return t('table-takes', person(scene, event.winner));
    case 'over':
      return winnersWords(scene, event.winners, null);
    default:
      return null;
  }
}

/** Who plays what and how; of a card that lies face down only that it does. */
export function playWords(play: Play, scene: Scene): string {
  const who = person(scene, play.seat);
  if (play.how === 'blind') return t('table-event-blind', who);
  const card = cardName(play.card);
  return t(play.how === 'dark' ? 'table-event-dark' : 'table-event-play', { ...who, card });
}

/** The line while a full trick lies there. */
export function takenWords(scene: Scene, winner: Seat, card: string): string {
  return t('table-status-taken', { ...person(scene, winner), card: cardName(card) });
}

/** Who has won the match, alone, level with others, or as a side. */
export function winnersWords(scene: Scene, winners: readonly Seat[], sides: Sides | null): string {
  const names = namesOf(scene, winners);
  if (sides !== null) {
    const who = scene.seat !== null && winners.includes(scene.seat) ? 'me' : 'other';
    return t('table-status-over-side', { who, names });
  }
  const only = winners.length === 1 ? person(scene, winners[0]!).who : 'other';
  return t('table-status-over', { count: winners.length, who: only, names });
}

/** The names of these seats, the viewer first. */
export function namesOf(scene: Scene<unknown>, seats: readonly Seat[]): string {
  const mineFirst = [...seats].sort((a, b) => Number(b === scene.seat) - Number(a === scene.seat));
  return listed(mineFirst.map((seat) => (seat === scene.seat ? t('table-you') : person(scene, seat).name)));
}

/** Names one after another, the last joined as the language does. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return t('table-and', { first: names.slice(0, -1).join(', '), last: names.at(-1)! });
}

/** Whose card is awaited, in a game where the led suit is followed. */
export function followStatus(scene: Scene): string {
  const { view } = scene;
  if (view.turn === null) return t('table-status-wait');
  const who = person(scene, view.turn);
  const led = view.trick[0];
  if (led === undefined) return t('table-status-lead', who);
  const suit = suitOf(led.card) ?? '';
  if (who.who === 'other') {
    const leader = person(scene, led.seat);
    return t('table-status-play', { name: who.name, suit, who: leader.who, leader: leader.name });
  }
  return followDuty(scene, suit);
}

function followDuty(scene: Scene, suit: string): string {
  const hand = myHand(scene.view);
  if (!hand.some((card) => suitOf(card) === suit)) return t('table-status-free', { suit });
  return t('table-status-follow', { suit });
}

/** Why a card is not to be played, in a game where the led suit is followed. */
export function followReason(scene: Scene, card: string): string {
  const { view, seat } = scene;
  if (view.turn !== seat) {
    return view.turn === null ? t('table-why-wait') : t('table-why-turn', person(scene, view.turn));
  }
  const led = view.trick[0];
  const suit = led === undefined ? null : suitOf(led.card);
  if (suit === null || suit === suitOf(card)) return t('table-why-not-now');
  return t('table-why-follow', { suit });
}

export function myHand(view: MatchView): readonly string[] {
  return view.observer === null ? [] : (view.hands[view.observer] ?? []);
}

/** A number with a real minus sign. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}
