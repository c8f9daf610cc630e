/** Rikken at the table, with nine bids and with sixteen: ladder, trump, call, secret partner, open hands. */

import { cardName } from '../../../cards/spoken';
import type { RikkenEvent, RikkenView } from '../../../session/fold/rikken';
import type { Seat } from '../../../session/types';
import { t } from '../../../words/words.svelte';
import { person, type GameUi, type Headline, type Offer, type SeatNote } from '../game';
import Actions from './Actions.svelte';
import { lastWord } from './auction';
import { declarersOf, standingOf } from './contracts';
import Middle from './Middle.svelte';
import { amount, contractName, contractShort, type Scene } from './naming';
import ResultDetail from './ResultDetail.svelte';
import ScoreTable from './ScoreTable.svelte';
import { eventWords, status, unscored, whyNot } from './telling';

function seatNote(scene: Scene, seat: Seat): SeatNote | null {
  const { view } = scene;
  if (view.phase === 'over' || view.hands[seat] === undefined) return null;
  const declarers = declarersOf(view);
  return declarers.length === 0 ? biddingNote(scene, seat) : playingNote(scene, seat);
}

function biddingNote({ view }: Scene, seat: Seat): SeatNote | null {
  const word = lastWord(view, seat);
  if (word === null) return null;
  const spoken = t('table-rikken-said', { contract: contractName(word) });
  return { parts: contractShort(word).split(', '), spoken, tone: word === 'pass' ? 'plain' : 'good' };
}

function playingNote(scene: Scene, seat: Seat): SeatNote {
  const { view } = scene;
  const won = view.won[seat] ?? 0;
  const contract = declarersOf(view).find((each) => each.seat === seat)?.contract ?? null;
  const role = roleOf(scene, seat);
  const parts = contract === null ? (role === null ? [] : [role]) : contractShort(contract.key).split(', ');
  // The viewer's own cards look as they always do: it must be said that others see them.
  if (contract === null && seat === scene.seat && view.phase === 'play' && view.open_hands.includes(seat)) {
    parts.push(t('table-rikken-hand-open'));
  }
  const played = view.phase === 'trump' || view.phase === 'call' ? [] : [t('table-rikken-won', { won })];
  return {
    parts: [...parts, ...played],
    spoken: [...parts, ...played].join(', '),
    tone: toneOf(scene, seat),
  };
}

/** Whose partner a seat is, as far as everyone knows, or as far as the holder of the called card knows himself. */
function roleOf(scene: Scene, seat: Seat): string | null {
  const { view } = scene;
  if (view.partner !== seat) return null;
  const declarer = declarersOf(view)[0];
  if (declarer === undefined) return null;
  const whose = person(scene, declarer.seat);
  if (!view.partner_known) return t('table-rikken-secret-partner');
  return t(seat === scene.seat ? 'table-rikken-partner-of' : 'table-rikken-partner', whose);
}

/** How a contract stands; a side that is still secret shows nothing. */
function toneOf({ view }: Scene, seat: Seat): SeatNote['tone'] {
  const partnered = view.partner_known && view.partner !== null;
  const mine = declarersOf(view).find((each) => each.seat === seat || (partnered && view.partner === seat));
  if (mine === undefined || (mine.contract.side !== 'alone' && !partnered)) return 'plain';
  const side = partnered ? [mine.seat, view.partner!] : [mine.seat];
  const standing = standingOf(mine.contract, side.reduce((sum, each) => sum + (view.won[each] ?? 0), 0));
  if (standing === 'lost') return 'bad';
  return standing === 'made' ? 'good' : 'plain';
}

function headline(scene: Scene): Headline {
  const { view } = scene;
  const keys = [...new Set(view.contracts.filter((key) => key !== null))];
  const place = t('table-rikken-place', { deal: view.deal + 1, deals: view.deals });
  if (keys.length === 0 || view.phase === 'over') return { place, suit: null, mark: '', card: null, spokenMark: '' };
  const spoken = [
    keys.map(contractName).join(', '),
    view.trump === null ? null : t('table-rikken-trump', { suit: view.trump }),
    view.called === null ? null : t('table-rikken-called', { card: cardName(view.called) }),
  ];
  return {
    place,
    suit: view.trump,
    mark: keys.map(contractShort).join(' + '),
    card: view.called,
    spokenMark: spoken.filter((part) => part !== null).join(', '),
  };
}

function offers({ view, legal }: Scene): Offer | null {
  if (legal === null) return null;
  if (view.phase !== 'play') return 'instead';
  return legal.some((move) => move.startsWith('blind ')) ? 'beside' : null;
}

export const rikken: GameUi<RikkenView, RikkenEvent> = {
  sides: null,
  order: 'suits',
  seatNote,
  headline,
  status,
  eventWords,
  whyNot,
  ahead: () => null,
  offers,
  unscored,
  amount,
  keys: [
    { keys: ['↑', '↓'], words: 'table-rikken-key-ladder' },
    { keys: ['P'], words: 'table-rikken-key-pass' },
    { keys: ['B'], words: 'table-rikken-key-blind' },
  ],
  Actions,
  Middle,
  ScoreTable,
  ResultDetail,
};
