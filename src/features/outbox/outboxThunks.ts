import { successShown } from '@/wiki/notices/outcomeNotices';
import { termsFor } from '@/wiki/outbox/outboxThunks';
import { outboxActions } from '@/wiki/outbox/outboxSlice';
import { outbox } from '@/language/en/outbox';
import { message } from '@/language/text';
import type { AppThunk } from '@/store/typed';
import type { PlannedCommand } from './loadPlan';

export const queuePlanned =
  (planned: readonly PlannedCommand[]): AppThunk =>
  (dispatch, getState) => {
    const commands = planned.filter(({ fate }) => fate === 'queue').map(({ command }) => command);
    for (const command of commands)
      dispatch(outboxActions.queued({ ...command, ...termsFor(command.body, getState().site) }));
    dispatch(successShown('outboxLoaded', message(outbox.loaded, { count: commands.length })));
  };
