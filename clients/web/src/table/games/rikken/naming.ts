/** Contracts, cards and seats of Rikken in words. */

import type { RikkenView } from '../../../session/fold/rikken';
import type { Seat } from '../../../session/types';
import { stake, stakeWon } from '../../../words/games';
import { signed } from '../../../words/numbers';
import { t } from '../../../words/words.svelte';
import { plain } from '../../telling';
import { person, type Scene as AnyScene } from '../game';
import { meaningOf, type Contract } from './contracts';

export type Scene = AnyScene<RikkenView>;

/** A contract's name by its key; `pass` is a pass. */
export function contractName(key: string): string {
  return t('table-rikken-contract', { contract: key });
}

/** The same where there is little room. */
export function contractShort(key: string): string {
  return t('table-rikken-short', { contract: key });
}

/** What a contract asks of its declarer, in one line. */
export function contractMeaning(contract: Contract, view: RikkenView): string {
  const opening = view.game === 'rikken-nine' ? String(view.options['open_exposure']) : 'after_first_trick';
  return t('table-rikken-means', { kind: meaningOf(contract), tricks: contract.tricks, opening });
}

/** What each trick beyond, or short, adds; empty where it adds nothing. */
export function perTrickWords({ perTrick }: Contract, view: RikkenView): string {
  return perTrick ? t('table-rikken-per-trick', { game: view.game }) : '';
}

export function seatName(scene: Scene, seat: Seat): string {
  return seat === scene.seat ? t('table-you') : person(scene, seat).name;
}

/** A score in money when the match is played for cash, else null. */
export function amount({ view }: Scene, points: number): string | null {
  const { settlement, unit, currency } = view.options;
  if (settlement !== 'cash') return null;
  return stake(points * Number(unit), String(currency));
}

/** The same with its sign. */
export function signedAmount({ view }: Scene, points: number): string {
  const { settlement, unit, currency } = view.options;
  return settlement === 'cash' ? stakeWon(points * Number(unit), String(currency)) : signed(points);
}

export function totalAmount(scene: Scene, points: number): string {
  return amount(scene, points) ?? plain(points);
}
