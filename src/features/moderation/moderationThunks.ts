import { limits } from '@/model/limits';
import type { DeltaId } from '@/model/ids';
import { applyDeltas, rejectDelta } from '@/features/wiki/deltas/deltasThunks';
import { enqueue } from '@/features/wiki/outbox/outboxThunks';
import type { AppThunk } from '@/store/typed';

/** Applies many proposals, in as many calls as the server's limit needs. */
export const applyMany =
  (ids: readonly DeltaId[]): AppThunk =>
  (dispatch) => {
    for (let at = 0; at < ids.length; at += limits.deltasPerCall) {
      dispatch(applyDeltas(ids.slice(at, at + limits.deltasPerCall)));
    }
  };

/** Rejects many proposals for one reason. */
export const rejectMany =
  (ids: readonly DeltaId[], reason: string): AppThunk =>
  (dispatch) => {
    for (const id of ids) dispatch(rejectDelta(id, reason));
  };

/** Bans an author, and deals with what they proposed, in one action. */
export const banAuthor =
  (uid: string, { reject, undo }: { readonly reject: boolean; readonly undo: boolean }): AppThunk =>
  (dispatch) => {
    const asked = {
      uid,
      ban: true,
      openDeltas: reject ? 'reject' : 'keep',
      appliedDeltas: undo ? 'undo' : 'keep',
    } as const;
    dispatch(enqueue({ kind: 'banUser', asked }));
  };
