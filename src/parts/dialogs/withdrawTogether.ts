import { bundles } from '@/language/en/bundles';
import { message } from '@/language/text';
import type { DeltaId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { successShown } from '@/wiki/notices/outcomeNotices';
import { withdrawAll } from '@/wiki/proposals/deltasThunks';

/** Withdraws proposals in the order they were made, such as a record and what depends on it, and says so. */
export const withdrawTogether =
  (ids: readonly DeltaId[]): AppThunk =>
  (dispatch) => {
    dispatch(withdrawAll(ids));
    const said = message(bundles.withdrawn, { count: ids.length });
    dispatch(successShown(`withdrawn/${ids[0] ?? ''}`, said));
  };
