import type { TrustSettings } from '@/model/trust/trustSettings';
import { makeEditors, type Town } from './editors';
import { figuresByManner, figuresOf, type Figures, type MannerFigures } from './figures';
import { createLuck } from './luck';
import { givenEdits, livelyEdits, review, type Outcome } from './review';

export interface Compared {
  readonly without: Figures;
  readonly with: Figures;
  readonly manners: readonly MannerFigures[];
}

export function trustingHistory(town: Town, settings: TrustSettings, seed: number): Outcome {
  const luck = createLuck(seed);
  return review(livelyEdits(makeEditors(town, luck), luck), { ...settings, on: true }, town.days, luck);
}

/** Lets people edit in a wiki with trust, and repeats the same edits in one without. */
export function comparePolicies(town: Town, settings: TrustSettings, seed: number): Compared {
  const trusting = trustingHistory(town, settings, seed);
  const edits = trusting.fates.map(({ edit }) => edit);
  const waiting = review(givenEdits(edits), { ...settings, on: false }, town.days, createLuck(seed));
  return { without: figuresOf(waiting), with: figuresOf(trusting), manners: figuresByManner(trusting) };
}
