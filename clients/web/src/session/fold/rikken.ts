/** Rikken's own part of the fold, of both its rulesets: auction, contract, trump, call, open hands, talk. */
import { blank, see } from './see';
import type {
  Card,
  CommonEvent,
  CommonView,
  Options,
  Seat,
  Suit,
} from '../types';

export type RikkenGame = 'rikken-nine' | 'rikken-sixteen';

/** One turn of the auction: a contract's key, or `pass`. */
export interface Spoken {
  seat: Seat;
  bid: string;
}

export interface RikkenResult {
  deal: number;
  dealer: Seat;
  /** By seat; null where a seat was no declarer. */
  contracts: (string | null)[];
  made: (boolean | null)[];
  partner: Seat | null;
  trump: Suit | null;
  called: Card | null;
  won: number[];
  /** Points or, for cash, units. */
  scores: number[];
  totals: number[];
}

export interface RikkenView extends CommonView<RikkenResult> {
  game: RikkenGame;
  deals: number;
  options: Options;
  /** Deals in which everyone passed; `deal` and `deals` do not count them. */
  thrown_in: number;
  auction: Spoken[];
  /** Those won in the auction, by seat; all null until then. */
  contracts: (string | null)[];
  trump: Suit | null;
  called: Card | null;
  /** The card was called blind. */
  blind: boolean;
  /** As far as the observer knows: the holder of the called card sees himself here before others do. */
  partner: Seat | null;
  partner_known: boolean;
  /** Seats whose cards lie open to everyone. */
  open_hands: Seat[];
  /** Seats that may discuss the play aloud. */
  talkers: Seat[];
}

export type RikkenEvent =
  | CommonEvent<RikkenResult>
  | { e: 'bid'; seat: Seat; bid: string }
  | { e: 'contract'; contracts: (string | null)[] }
  | { e: 'thrown_in' }
  /** `seat` is null when the contract fixes trump. */
  | { e: 'trump'; seat: Seat | null; trump: Suit }
  | { e: 'call'; seat: Seat; card: Card; blind: boolean }
  | { e: 'partner'; seat: Seat }
  | { e: 'face_up'; seat: Seat; card: Card }
  | { e: 'open'; seat: Seat; cards: Card[] }
  | { e: 'talk'; seats: Seat[] };

/** What a new deal clears, besides what all games clear. */
const UNDEALT = {
  auction: [],
  contracts: [null, null, null, null],
  trump: null,
  called: null,
  blind: false,
  partner: null,
  partner_known: false,
  open_hands: [],
  talkers: [],
};

/** The view before the first deal of a match of this ruleset. */
export function rikkenOpening(game: RikkenGame, options: Options, observer: Seat | null): RikkenView {
  const deals = Number(options[game === 'rikken-nine' ? 'deals' : 'rounds'] ?? 8);
  return { ...blank(observer), game, deals, options, thrown_in: 0, ...UNDEALT };
}

export function seeRikken(view: RikkenView, event: RikkenEvent): RikkenView {
  switch (event.e) {
    case 'deal':
      return see({ ...view, ...UNDEALT }, event);
    case 'bid':
      return { ...view, auction: [...view.auction, { seat: event.seat, bid: event.bid }] };
    case 'contract':
      return { ...view, contracts: event.contracts };
    case 'thrown_in':
      return { ...view, thrown_in: view.thrown_in + 1 };
    case 'trump':
      return { ...view, trump: event.trump };
    case 'call': {
      const held = view.observer !== null && view.hands[view.observer]!.includes(event.card);
      const partner = held ? view.observer : view.partner;
      return { ...view, called: event.card, blind: event.blind, partner };
    }
    case 'partner':
      return { ...view, partner: event.seat, partner_known: true };
    case 'face_up': {
      const turned = (card: Card, seat: Seat, how: string) =>
        how === 'blind' && seat === event.seat ? event.card : card;
      const trick = view.trick.map((play) => ({ ...play, card: turned(play.card, play.seat, play.how) }));
      return { ...view, trick };
    }
    case 'open': {
      const open = new Set([...view.open_hands, event.seat]);
      const hands = view.hands.with(event.seat, event.cards);
      return { ...view, hands, open_hands: [...open].sort((a, b) => a - b) };
    }
    case 'talk':
      return { ...view, talkers: event.seats };
    default:
      return see(view, event);
  }
}
