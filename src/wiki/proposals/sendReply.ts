import type { DeltaId } from '@/model/ids';
import { cleanProse } from '@/model/texts';
import { replyProblem } from '@/model/proposals/thread';
import type { AppThunk } from '@/store/typed';
import { enqueue } from '../outbox/outboxThunks';

export const sendReply =
  (about: DeltaId, typed: string): AppThunk =>
  (dispatch) => {
    if (replyProblem(typed) === undefined)
      dispatch(enqueue({ kind: 'reply', about, text: cleanProse(typed) }));
  };
