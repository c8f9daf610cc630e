/**
 * The fold of a match's events into one observer's view (PROTOCOL section 7): what all games share.
 * There are no rules in it; it only writes down what it is told. Views are values and never changed.
 */
import type { Card, CommonEvent, CommonView, Seat } from '../types';

const UNKNOWN: Card = '??';

/** The events do not fit the view, so the view is not to be trusted any more. */
export class Unfoldable extends Error {
  override name = 'Unfoldable';
}

/** A view in which nothing has happened yet. */
export function blank(observer: Seat | null): Omit<CommonView<never>, 'game' | 'deals'> {
  return {
    observer,
    phase: 'scored',
    deal: 0,
    dealer: 0,
    turn: null,
    hands: [[], [], [], []],
    leader: null,
    trick: [],
    tricks: [],
    last_trick: null,
    won: [0, 0, 0, 0],
    results: [],
    totals: [0, 0, 0, 0],
    winners: [],
  };
}

/** The view after an event that all games share. */
export function see<Result extends { totals: number[] }, View extends CommonView<Result>>(
  view: View,
  event: CommonEvent<Result>,
): View {
  switch (event.e) {
    case 'deal':
      return {
        ...view,
        deal: event.deal,
        dealer: event.dealer,
        hands: view.hands.map(() => Array<Card>(event.size).fill(UNKNOWN)),
        leader: null,
        trick: [],
        tricks: [],
        won: view.won.map(() => 0),
      };
    case 'hand':
      return { ...view, hands: view.hands.with(event.seat, event.cards) };
    case 'turn':
      return { ...view, turn: event.seat, phase: event.phase };
    case 'play': {
      const { seat, card, how } = event;
      const hand = handOf(view, seat);
      return {
        ...view,
        hands: how === 'dark' ? view.hands : view.hands.with(seat, without(hand, card)),
        leader: view.trick.length === 0 ? seat : view.leader,
        trick: [...view.trick, { seat, card, how }],
      };
    }
    case 'trick': {
      const first = view.trick[0];
      if (first === undefined) throw new Unfoldable('a trick was taken that nobody led');
      const taken = { leader: first.seat, plays: view.trick, winner: event.winner };
      return {
        ...view,
        trick: [],
        tricks: [...view.tricks, taken],
        last_trick: taken,
        won: view.won.map((count, seat) => count + Number(seat === event.winner)),
        leader: event.winner,
      };
    }
    case 'score':
      return {
        ...view,
        results: [...view.results, event.result],
        totals: event.result.totals,
      };
    case 'over':
      return { ...view, winners: event.winners };
  }
}

function handOf(view: CommonView<unknown>, seat: Seat): Card[] {
  const hand = view.hands[seat];
  if (hand === undefined) throw new Unfoldable(`there is no seat ${seat}`);
  return hand;
}

/** The hand after `card` left it: the card itself where it is known, else one unknown card. */
function without(hand: readonly Card[], card: Card): Card[] {
  const known = hand.indexOf(card);
  const at = known >= 0 ? known : hand.indexOf(UNKNOWN);
  if (at < 0) throw new Unfoldable(`${card} was played from a hand that does not hold it`);
  return hand.toSpliced(at, 1);
}
