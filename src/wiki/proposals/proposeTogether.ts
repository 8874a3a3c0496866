import { causeOf } from '@/model/cause';
import type { AppThunk } from '@/store/typed';
import { upsertDelta, type Edit } from './deltasThunks';
import { NotProposed } from './notProposed';

type Given = Pick<Edit, 'note' | 'source'> & Required<Pick<Edit, 'bundle'>>;

/** Proposes edits as one bundle, in order. Throws `NotProposed`. */
export const proposeTogether =
  (edits: readonly Omit<Edit, keyof Given>[], given: Given): AppThunk =>
  (dispatch) => {
    for (const edit of edits)
      if (dispatch(upsertDelta({ ...edit, ...given })) === undefined)
        throw new NotProposed(causeOf('deltaSignedOut'));
  };
