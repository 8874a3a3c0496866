import type { AppThunk } from '@/store/typed';
import { enqueue } from '../outbox/outboxThunks';

/** Takes back one act by its id, as a moderator, with all that it took along; of an applied deletion the id is the delta's. */
export const restoreAct =
  (act: string): AppThunk =>
  (dispatch) =>
    void dispatch(enqueue({ kind: 'restore', asked: { act } }));
