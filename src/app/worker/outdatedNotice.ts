import { lastingNotice } from '@/wiki/notices/outcomeNotices';
import { worker } from '@/language/en/worker';
import { message, type Text } from '@/language/text';

export const updateNotice = (text: Text) =>
  lastingNotice({
    id: 'update',
    tone: 'error',
    position: 'top',
    message: message(text),
    actions: [{ label: message(worker.refresh), does: 'reload' }],
  });

export const outdatedNotice = () => updateNotice(worker.outdated);
