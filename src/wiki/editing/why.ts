import { bundleId, type BundleId } from '@/model/ids';
import { cleanLine, cleanProse } from '@/model/texts';
import type { AppThunk } from '@/store/typed';

/** Why an author proposes a change. Empty strings if the author gave no reason. */
export interface Why {
  readonly note: string;
  readonly source: string;
}

export const noWhy: Why = { note: '', source: '' };

/** The filled-in parts. With `keepEmpty` also the empty ones, which clear an earlier text. */
export function givenWhy(why: Why, keepEmpty = false): Partial<Why> {
  const note = cleanProse(why.note);
  const source = cleanLine(why.source);
  return {
    ...((note !== '' || keepEmpty) && { note }),
    ...((source !== '' || keepEmpty) && { source }),
  };
}

export interface Together extends Partial<Why> {
  readonly bundle: BundleId;
}

export const givenTogether =
  (why: Why): AppThunk<Together> =>
  (_dispatch, _getState, { newId }) => ({ ...givenWhy(why), bundle: bundleId(newId()) });
