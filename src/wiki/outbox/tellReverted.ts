import { reverting } from '@/language/en/reverting';
import { message } from '@/language/text';
import type { RevertCounts } from '@/model/acts/act';
import type { CommandId } from '@/model/proposals/command';
import { noticeShown } from '../notices/noticesSlice';

export function tellReverted(id: CommandId, { reverted, proposed, left }: RevertCounts) {
  const isPartial = proposed + left > 0;
  return noticeShown({
    id: `reverted/${id}`,
    tone: reverted > 0 ? 'success' : 'info',
    multiLine: isPartial,
    // Something remains to do, so it stays until dismissed.
    ...(isPartial && { timeoutMs: 0 }),
    message: isPartial
      ? message(reverting.partlyDone, { reverted, proposed, left })
      : message(reverting.done, { count: reverted }),
  });
}
