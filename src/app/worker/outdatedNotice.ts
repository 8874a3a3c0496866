import { noticeShown } from '@/wiki/notices/noticesSlice';
import { ui } from '@/language/en/ui';
import { worker } from '@/language/en/worker';
import { message, type Text } from '@/language/text';

/** Offers to load the new version of the app. */
export const updateNotice = (text: Text) =>
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

export const outdatedNotice = () => updateNotice(worker.outdated);
