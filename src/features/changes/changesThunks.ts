import { errorText } from '@/parts/drafts/errorText';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { errorShown } from '@/wiki/notices/outcomeNotices';
import { proposedNotice } from '@/parts/dialogs/editingThunks';
import { selectDelta } from '@/wiki/deltas/deltasSelectors';
import { upsertDelta } from '@/wiki/proposals/deltasThunks';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';

export const resubmitDelta =
  (id: DeltaId): AppThunk =>
  (dispatch, getState) => {
    const delta = selectDelta(getState(), id);
    if (delta?.status !== 'rejected') return;
    const { collection, docId, field, value, note, source } = delta;
    try {
      const again = dispatch(
        upsertDelta({
          collection,
          docId,
          field,
          value,
          ...(note !== undefined && { note }),
          ...(source !== undefined && { source }),
        }),
      );
      if (again !== undefined) dispatch(noticeShown(proposedNotice(again)));
    } catch (error) {
      dispatch(errorShown(`resubmit/${id}`, errorText(error)));
    }
  };
