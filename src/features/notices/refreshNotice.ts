import type { UnknownAction } from '@reduxjs/toolkit';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';
import { lastingNotice } from '@/wiki/notices/outcomeNotices';
import { refresh } from './refresh';

export function refreshWithNotice(id: string, dispatch: (action: UnknownAction) => unknown): Promise<void> {
  return refresh(() => dispatch(lastingNotice({ id, position: 'top', message: message(worker.takingOver) })));
}
