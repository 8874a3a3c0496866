import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { worker } from '@/language/en/worker';
import { message, type Text } from '@/language/text';

/** Asks for a reload, which brings another version of the app. */
export const outdatedNotice = (text: Text = worker.outdated) =>
  noticeShown({
    id: 'update',
    tone: 'error',
    position: 'top',
    multiLine: true,
    timeoutMs: 0,
    message: message(text),
    actions: [
      { label: message(worker.refresh), does: 'reload' },
      { label: message(ui.dismiss), does: 'dismiss' },
    ],
  });
