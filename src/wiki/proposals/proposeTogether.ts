import { causeOf } from '@/model/cause';
import type { AppThunk } from '@/store/typed';
import { upsertDelta, type Edit } from './deltasThunks';
import { NotProposed } from './notProposed';

/** The reasons that an author gives of several edits at once, and the bundle that they are. */
type Given = Pick<Edit, 'note' | 'source'> & Required<Pick<Edit, 'bundle'>>;

/** Proposes edits that belong together in one turn, in their order, each with what is given of all. Throws `NotProposed`. */
export const proposeTogether =
  (edits: readonly Omit<Edit, keyof Given>[], given: Given): AppThunk =>
  (dispatch) => {
    for (const edit of edits)
      if (dispatch(upsertDelta({ ...edit, ...given })) === undefined)
        throw new NotProposed(causeOf('deltaSignedOut'));
  };
