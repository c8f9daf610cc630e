/** The two sides as people at the table see them: their own and the other. */

import type { Pair, RistikontraView } from '../../../session/fold/ristikontra';
import type { Seat } from '../../../session/types';
import { t } from '../../../words/words.svelte';
import { namesOf } from '../../telling';
import type { Scene, Sides } from '../game';

export type Side = 0 | 1;
export type RistikontraScene = Scene<RistikontraView>;

/** Partners sit opposite. */
export const SIDES: Sides = [
  [0, 2],
  [1, 3],
];

export function sideOf(seat: Seat): Side {
  return seat % 2 === 0 ? 0 : 1;
}

/** Both sides, the viewer's own first; a watcher sits behind South. */
export function sidesAround(seat: Seat | null): readonly [Side, Side] {
  return seat === null || sideOf(seat) === 0 ? [0, 1] : [1, 0];
}

/** How Fluent picks the person of a verb: `we`, `they`, or `other` when a watcher is told names. */
export function sidePerson(scene: RistikontraScene, side: Side): { side: string; names: string } {
  const names = namesOf(scene, SIDES[side]!);
  if (scene.seat === null) return { side: 'other', names };
  return { side: sideOf(scene.seat) === side ? 'we' : 'they', names };
}

/** "We", "They", or for a watcher the names. */
export function sideName(scene: RistikontraScene, side: Side): string {
  return t('table-ristikontra-side', { ...sidePerson(scene, side) });
}

/** A side's game points: both partners have the same. */
export function gamePoints(bySeat: readonly number[]): Pair<number> {
  return [bySeat[0] ?? 0, bySeat[1] ?? 0];
}
