import { moderation } from '@/language/en/moderation';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { selectRecordAwaited } from '../proposal/moderationSelectors';

/**
 * Whether a proposal's record is still loading, so that the moderator could not see what they decide. Shows a
 * notice if so.
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
