import { findField } from '@/model/records/fields';
import { draftOf } from '@/parts/drafts/draft';
import { proposeField } from '@/parts/dialogs/editingThunks';
import { errorText } from '@/parts/drafts/errorText';
import type { AppThunk } from '@/store/typed';
import { noWhy } from '@/wiki/editing/why';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { selectDifferentFrom, type Difference } from '@/wiki/records/differentSelectors';

/**
 * Proposes that a page no longer marks another player as somebody else. Of an own open proposal the rest stays; an
 * empty one is withdrawn.
 */
export const removeDifference =
  ({ id, other }: Difference): AppThunk =>
  (dispatch, getState) => {
    const field = findField('player', 'differentFrom');
    if (field === undefined) throw new Error('Expected the field differentFrom, found none');
    const left = selectDifferentFrom(getState(), id).filter((each) => each !== other);
    try {
      dispatch(proposeField({ collection: 'player', id, field, draft: draftOf(left), why: noWhy }));
    } catch (error) {
      dispatch(errorShown(`different/${id}/${other}`, errorText(error)));
    }
  };
