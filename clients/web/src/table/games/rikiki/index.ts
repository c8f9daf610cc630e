/** Rikiki at the table: bids and tricks won, the hook, the card turned up. */

import { cardName } from '../../../cards/spoken';
import type { RikikiEvent, RikikiView, Seat } from '../../../session/types';
import { signed } from '../../../words/numbers';
import { t } from '../../../words/words.svelte';
import { commonEventWords, followReason, followStatus } from '../../telling';
import { person, type GameUi, type Headline, type Scene as AnyScene, type SeatNote } from '../game';
import BidSheet from './BidSheet.svelte';
import ResultDetail from './ResultDetail.svelte';
import ScoreTable from './ScoreTable.svelte';
import TurnUp from './TurnUp.svelte';

type Scene = AnyScene<RikikiView>;

function seatNote({ view }: Scene, seat: Seat): SeatNote | null {
  const bid = view.bids[seat];
  const won = view.won[seat] ?? 0;
  if (view.phase === 'over' || view.size === 0) return null;
  if (bid === null || bid === undefined) {
    return { parts: [t('table-rikiki-no-bid')], spoken: t('table-rikiki-no-bid-spoken'), tone: 'plain' };
  }
  const tone = won > bid ? 'bad' : won === bid ? 'good' : 'plain';
  const args = { bid, won, standing: won > bid ? 'over' : won === bid ? 'exact' : 'under' };
  const spokenBid = t('table-rikiki-bid', args);
  if (view.phase === 'bid') return { parts: [spokenBid], spoken: spokenBid, tone: 'plain' };
  const parts = [spokenBid, t('table-rikiki-won', args)];
  return { parts, spoken: t('table-rikiki-bid-won', args), tone };
}

function headline({ view }: Scene): Headline {
  const trump = view.trump ?? 'none';
  const dealt = view.size > 0 && view.phase !== 'over';
  return {
    place: t('table-rikiki-place', { deal: view.deal + 1, deals: view.deals }),
    suit: dealt ? view.trump : null,
    mark: !dealt ? '' : t('table-rikiki-trump', { suit: trump }),
    card: null,
    spokenMark: !dealt ? '' : t('table-rikiki-trump-spoken', { suit: trump }),
  };
}

function status(scene: Scene): string {
  const { view } = scene;
  if (view.phase === 'scored') return t('table-rikiki-status-scored', { deal: view.deal + 1 });
  if (view.phase !== 'bid' || view.turn === null) return followStatus(scene);
  return t('table-rikiki-status-bid', { ...person(scene, view.turn) });
}

function eventWords(event: RikikiEvent, scene: Scene): string | null {
  switch (event.e) {
    case 'deal':
      return t('table-rikiki-event-deal', {
        deal: event.deal + 1,
        size: event.size,
        ...person(scene, event.dealer),
      });
    case 'turn_up':
      return event.card === null
        ? t('table-rikiki-event-no-trump')
        : t('table-rikiki-event-turn-up', { card: cardName(event.card), suit: event.trump ?? 'none' });
    case 'bid':
      return t('table-rikiki-event-bid', { ...person(scene, event.seat), bid: event.bid });
    case 'score': {
      const { scores } = event.result;
      const each = scores.map((score, seat) => `${nameOf(scene, seat)} ${signed(score)}`);
      return t('table-rikiki-event-score', { scores: each.join(', ') });
    }
    default:
      return commonEventWords(event, scene);
  }
}

function nameOf(scene: Scene, seat: Seat): string {
  return seat === scene.seat ? t('table-you') : person(scene, seat).name;
}

export const rikiki: GameUi<RikikiView, RikikiEvent> = {
  sides: null,
  order: 'suits',
  seatNote,
  headline,
  status,
  eventWords,
  whyNot: (scene, card) => followReason(scene, card),
  ahead: () => null,
  offers: ({ view, legal }) => (view.phase === 'bid' && legal !== null ? 'instead' : null),
  unscored: () => null,
  amount: () => null,
  keys: [{ keys: ['0', '…', '9'], words: 'table-rikiki-key-digits' }],
  Actions: BidSheet,
  Middle: TurnUp,
  ScoreTable,
  ResultDetail,
};
