import type { TrustSettings } from '@/model/trustSettings';
import { makeEditors, type Town } from './editors';
import { figuresByManner, figuresOf, type Figures, type MannerFigures } from './figures';
import { createLuck } from './luck';
import { givenEdits, livelyEdits, review } from './review';

/** One history under both policies. */
export interface Compared {
  readonly without: Figures;
  readonly with: Figures;
  readonly manners: readonly MannerFigures[];
}

/**
 * Lets people edit in a wiki with trust, so that attackers use what they earn, and lets the same edits happen in one without.
 */
export function comparePolicies(town: Town, settings: TrustSettings, seed: number): Compared {
  const luck = createLuck(seed);
  const trusting = review(
    livelyEdits(makeEditors(town, luck), luck),
    { ...settings, on: true },
    town.days,
    luck,
  );
  const edits = trusting.fates.map(({ edit }) => edit);
  const waiting = review(givenEdits(edits), { ...settings, on: false }, town.days, luck);
  return { without: figuresOf(waiting), with: figuresOf(trusting), manners: figuresByManner(trusting) };
}
