import { undoMs } from '@/model/proposals/command';
import type { DeltaId } from '@/model/ids';
import type { ReportId } from '@/model/privacy/report';
import { cleanProse } from '@/model/texts';
import type { AppThunk } from '@/store/typed';
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
