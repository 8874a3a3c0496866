import { bundleId, type BundleId } from '@/model/ids';
import { cleanLine, cleanProse } from '@/model/texts';
import type { AppThunk } from '@/store/typed';

/** The reasons that an author may give of a proposal besides the change itself; empty when nothing was said. */
export interface Why {
  readonly note: string;
  readonly source: string;
}

export const noWhy: Why = { note: '', source: '' };

/** The parts that were filled in; with `keepEmpty` also the empty ones, which take back what was said before. */
export function givenWhy(why: Why, keepEmpty = false): Partial<Why> {
  const note = cleanProse(why.note);
  const source = cleanLine(why.source);
  return {
    ...((note !== '' || keepEmpty) && { note }),
    ...((source !== '' || keepEmpty) && { source }),
  };
}

/** The parts that proposals share which are entered in one turn. */
export interface Together extends Partial<Why> {
  readonly bundle: BundleId;
}

/** The reasons that were filled in, with a new bundle for all that is proposed with them. */
export const givenTogether =
  (why: Why): AppThunk<Together> =>
  (_dispatch, _getState, { newId }) => ({ ...givenWhy(why), bundle: bundleId(newId()) });
