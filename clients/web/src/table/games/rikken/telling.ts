/** What is going on, and why, in words. */

import { suitOf } from '../../../cards/card';
import { cardName, rankWord } from '../../../cards/spoken';
import type { RikkenEvent } from '../../../session/fold/rikken';
import { t } from '../../../words/words.svelte';
import { commonEventWords, followReason, listed, myHand } from '../../telling';
import { person } from '../game';
import { declarersOf } from './contracts';
import { highestBid } from './auction';
import { contractName, seatName, signedAmount, type Scene } from './naming';

/** The suit to follow: the one that is led, or asked for by a card that lies face down. */
export function askedSuit({ view }: Scene): string | null {
  const led = view.trick[0];
  if (led === undefined) return null;
  return suitOf(led.how === 'blind' ? (view.called ?? '') : led.card);
}

/** The called card, while the viewer holds it. */
export function heldCall({ view }: Scene): string | null {
  return view.called !== null && myHand(view).includes(view.called) ? view.called : null;
}

export function status(scene: Scene): string {
  const { view } = scene;
  if (view.phase === 'scored') return t('table-rikken-status-scored', { deal: view.deal + 1 });
  if (view.turn === null) return t('table-status-wait');
  const who = person(scene, view.turn);
  switch (view.phase) {
    case 'bid':
      return bidding(scene);
    case 'trump':
      return t('table-rikken-status-trump', who);
    case 'call':
      return t('table-rikken-status-call', who);
    default:
      return who.who === 'me' ? myPlay(scene) : othersPlay(scene, who.name);
  }
}

function bidding(scene: Scene): string {
  const who = person(scene, scene.view.turn!);
  const top = highestBid(scene.view);
  if (top === null) return t('table-rikken-status-bid-first', who);
  const contract = contractName(top.contract.key);
  if (scene.legal?.includes(`bid ${top.contract.key}`)) return t('table-rikken-status-join', { contract });
  return t('table-rikken-status-bid', { ...who, contract });
}

function othersPlay(scene: Scene, name: string): string {
  const led = scene.view.trick[0];
  if (led === undefined) return t('table-status-lead', { who: 'other', name });
  const leader = person(scene, led.seat);
  const suit = askedSuit(scene) ?? '';
  const args = { name, suit, who: leader.who, leader: leader.name };
  return t(led.how === 'blind' ? 'table-rikken-status-asked' : 'table-status-play', args);
}

function myPlay(scene: Scene): string {
  const suit = askedSuit(scene);
  const mine = heldCall(scene);
  const duty = mine === null ? null : suitOf(mine);
  if (suit === null) {
    if (mine === null || duty === null) return t('table-status-lead', { who: 'me', name: '' });
    return t('table-rikken-status-lead-duty', { suit: duty, rank: rankWord(mine[0] ?? '') });
  }
  if (mine !== null && suit === duty) return t('table-rikken-status-duty', { card: cardName(mine) });
  if (!myHand(scene.view).some((card) => suitOf(card) === suit)) return t('table-status-free', { suit });
  return t('table-status-follow', { suit });
}

export function whyNot(scene: Scene, card: string): string {
  const { view, seat } = scene;
  if (view.turn !== null && view.turn === seat) {
    if (view.phase !== 'play') return t('table-rikken-why-phase', { phase: view.phase });
    const suit = askedSuit(scene);
    const mine = heldCall(scene);
    if (mine !== null && suit === null) return t('table-rikken-why-lead', { card: cardName(mine) });
    if (mine !== null && suit === suitOf(mine)) return t('table-rikken-why-duty', { card: cardName(mine) });
    if (suit !== null && suit !== suitOf(card)) return t('table-why-follow', { suit });
  }
  return followReason(scene, card);
}

export function eventWords(event: RikkenEvent, scene: Scene): string | null {
  const { view } = scene;
  switch (event.e) {
    case 'deal':
      return t('table-rikken-event-deal', { deal: event.deal + 1, ...person(scene, event.dealer) });
    case 'bid':
      return t('table-rikken-event-bid', { ...person(scene, event.seat), contract: contractName(event.bid) });
    case 'contract':
      return contractsWords(scene);
    case 'thrown_in':
      return t('table-rikken-event-thrown-in');
    case 'trump': {
      if (event.seat === null) return t('table-rikken-event-trump-fixed', { suit: event.trump });
      return t('table-rikken-event-trump', { ...person(scene, event.seat), suit: event.trump });
    }
    case 'call': {
      const args = { ...person(scene, event.seat), card: cardName(event.card) };
      const said = t(event.blind ? 'table-rikken-event-call-blind' : 'table-rikken-event-call', args);
      const mine = secretWords(scene);
      return mine === null ? said : `${said}. ${mine}`;
    }
    case 'partner':
      return partnerWords(scene, event.seat);
    case 'face_up':
      return t('table-rikken-event-face-up', { card: cardName(event.card) });
    case 'open':
      return t('table-rikken-event-open', {
        ...person(scene, event.seat),
        cards: event.cards.map(cardName).join(', '),
      });
    case 'talk':
      return t('table-rikken-event-talk', { names: listed(event.seats.map((seat) => seatName(scene, seat))) });
    case 'score': {
      const each = event.result.scores.map((score, seat) => `${seatName(scene, seat)} ${signedAmount(scene, score)}`);
      return t('table-rikken-event-score', { scores: each.join(', ') });
    }
    default:
      return commonEventWords(event, { ...scene, view });
  }
}

/** What the holder of the called card alone is told; null for everybody else, and once it is out. */
export function secretWords(scene: Scene): string | null {
  const card = heldCall(scene);
  const declarer = declarersOf(scene.view)[0];
  if (card === null || declarer === undefined) return null;
  return t('table-rikken-you-hold', { card: cardName(card), name: person(scene, declarer.seat).name });
}

/** Who plays what, once the auction is over. */
function contractsWords(scene: Scene): string {
  return declarersOf(scene.view)
    .map(({ seat, contract }) =>
      t('table-rikken-event-contract', { ...person(scene, seat), contract: contractName(contract.key) }),
    )
    .join('. ');
}

function partnerWords(scene: Scene, partner: number): string {
  const declarer = declarersOf(scene.view)[0]?.seat ?? partner;
  return t('table-rikken-event-partner', {
    ...person(scene, partner),
    declarer: person(scene, declarer).who,
    named: person(scene, declarer).name,
  });
}

/** What an unplayed deal leaves to say. */
export function unscored(scene: Scene): { title: string; words: string } | null {
  const { view } = scene;
  const bids = view.auction.some((spoken) => spoken.bid !== 'pass');
  if (view.phase !== 'scored' || bids || view.auction.length === 0) return null;
  const next = person(scene, (view.dealer + 1) % 4);
  return { title: t('table-rikken-thrown-in'), words: t('table-rikken-thrown-in-words', next) };
}

