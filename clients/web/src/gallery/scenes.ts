/** The table of every game in every phase. */

import { rikikiScenes } from './rikiki';
import { rikkenScenes } from './rikken';
import { ristikontraScenes } from './ristikontra';
import type { Stage } from './stage.svelte';

export interface SceneMaker {
  readonly title: string;
  make(): Stage;
}

export const SCENES: Record<string, SceneMaker> = { ...rikikiScenes, ...ristikontraScenes, ...rikkenScenes };
