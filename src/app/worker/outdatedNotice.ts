import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';

export const outdatedNotice = () =>
  noticeShown({
    id: 'update',
    tone: 'error',
    position: 'top',
    multiLine: true,
    timeoutMs: 0,
    message: message(worker.outdated),
    actions: [
      { label: message(worker.refresh), does: 'reload' },
      { label: message(ui.dismiss), does: 'dismiss' },
    ],
  });
