import { moderation } from '@/language/en/moderation';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectRecordAwaited } from './moderationSelectors';

/**
 * Tells whether any of the proposals changes a record that is still on its way, and says so in a notice: their entries show nothing
 * yet that a decision could go by.
 */
export const isAnyAwaited =
  (ids: readonly DeltaId[]): AppThunk<boolean> =>
  (dispatch, getState) => {
    const count = ids.filter((id) => selectRecordAwaited(getState(), id)).length;
    if (count > 0)
      dispatch(
        noticeShown({ id: 'moderation/awaited', message: message(moderation.stillAwaited, { count }) }),
      );
    return count > 0;
  };
