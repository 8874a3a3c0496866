import { bundles } from '@/language/en/bundles';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { withdrawAll } from '@/wiki/proposals/deltasThunks';

/** Withdraws proposals in the order they were made, such as a record and what depends on it, and says so. */
export const withdrawTogether =
  (ids: readonly DeltaId[]): AppThunk =>
  (dispatch) => {
    dispatch(withdrawAll(ids));
    const said = message(bundles.withdrawn, { count: ids.length });
    dispatch(noticeShown({ id: `withdrawn/${ids[0] ?? ''}`, message: said, tone: 'success' }));
  };
