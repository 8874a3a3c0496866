import type { UnknownAction } from '@reduxjs/toolkit';
import { ui } from '@/language/en/ui';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';
import { noticeShown } from '@/wiki/notices/noticesSlice';
import { refresh } from './refresh';

export function refreshWithNotice(id: string, dispatch: (action: UnknownAction) => unknown): Promise<void> {
  return refresh(() =>
    dispatch(
      noticeShown({
        id,
        position: 'top',
        multiLine: true,
        timeoutMs: 0,
        message: message(worker.takingOver),
        actions: [{ label: message(ui.dismiss), does: 'dismiss' }],
      }),
    ),
  );
}
