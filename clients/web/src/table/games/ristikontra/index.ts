/** Ristikontra at the table: two sides and their piles, the stock, dark plays, the rank that was led. */

import type { RistikontraEvent, RistikontraView } from '../../../session/fold/ristikontra';
import type { Seat } from '../../../session/types';
import { t } from '../../../words/words.svelte';
import type { GameUi, Headline, SeatNote } from '../game';
import DarkPlay from './DarkPlay.svelte';
import DealResult from './DealResult.svelte';
import './measures.css';
import Middle from './Middle.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import { SIDES, sideOf, type RistikontraScene } from './sides';
import { ahead, eventWords, status, whyNot } from './words';

function seatNote({ view, seat: viewer }: RistikontraScene, seat: Seat): SeatNote | null {
  if (viewer === null || viewer === seat || view.phase === 'over') return null;
  const partner = sideOf(viewer) === sideOf(seat);
  return {
    parts: partner ? [t('table-ristikontra-partner')] : [],
    spoken: t(partner ? 'table-ristikontra-partner' : 'table-ristikontra-opponent'),
    tone: 'plain',
  };
}

function headline({ view }: RistikontraScene): Headline {
  const { held } = view;
  return {
    place: t('table-ristikontra-place', { deal: view.deal + 1 }),
    suit: null,
    card: null,
    mark: held === 0 ? '' : t('table-ristikontra-held', { held }),
    spokenMark: held === 0 ? '' : t('table-ristikontra-held-spoken', { held }),
  };
}

export const ristikontra: GameUi<RistikontraView, RistikontraEvent> = {
  sides: SIDES,
  order: 'ranks',
  keys: [{ keys: ['P'], words: 'table-ristikontra-key-dark' }],
  seatNote,
  headline,
  status,
  eventWords,
  whyNot,
  ahead,
  offers: ({ view, seat }) => (seat !== null && view.phase === 'play' && view.stock > 0 ? 'beside' : null),
  unscored: () => null,
  amount: () => null,
  Actions: DarkPlay,
  Middle,
  ScoreTable: ScoreSheet,
  ResultDetail: DealResult,
};
