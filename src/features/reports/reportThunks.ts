import { BackendError, type BackendErrorCode } from '@/backend/errors';
import { undoMs, type CommandId } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import type { ReportId } from '@/model/privacy/report';
import { cleanProse } from '@/model/texts';
import type { AppThunk } from '@/store/typed';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { enqueue } from '@/wiki/outbox/outboxThunks';

export const closeReport =
  (id: ReportId, { note = '', delta }: { readonly note?: string; readonly delta?: DeltaId }): AppThunk =>
  (dispatch, _getState, { now }) => {
    const said = cleanProse(note);
    dispatch(
      enqueue(
        {
          kind: 'closeReport',
          reportId: id,
          ...(said !== '' && { note: said }),
          ...(delta !== undefined && { delta }),
        },
        { sendAfter: now() + undoMs },
      ),
    );
  };

/** Closes all open reports from a network. Resolves to their number, or to the error's code. */
export const declineNetwork =
  (network: string): AppThunk<Promise<number | BackendErrorCode>> =>
  (_dispatch, _getState, { backend }) =>
    backend.ask({ kind: 'declineReports', network }).catch((error: unknown) => {
      if (error instanceof BackendError) return error.code;
      throw error;
    });

export const undoClosing =
  (id: CommandId): AppThunk =>
  (dispatch) => {
    dispatch(outboxActions.discarded({ id }));
  };

export const sendClosing =
  (id: CommandId): AppThunk =>
  (dispatch) => {
    dispatch(outboxActions.retried({ id }));
  };
