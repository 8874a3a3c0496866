import { ui } from '@/language/en/ui';
import { message as messageOf, type Message } from '@/language/text';
import { noticeShown, type Notice } from './noticesSlice';

export const successShown = (id: string, message: Message | string) =>
  noticeShown({ id, message, tone: 'success' });

export const errorShown = (id: string, message: Message | string) =>
  noticeShown({ id, message, tone: 'error' });

/** Stays until the reader dismisses it or does one of its other actions. */
export const lastingNotice = ({
  actions = [],
  ...notice
}: Pick<Notice, 'id' | 'message'> & Partial<Omit<Notice, 'timeoutMs'>>) =>
  noticeShown({
    multiLine: true,
    ...notice,
    timeoutMs: 0,
    actions: [...actions, { label: messageOf(ui.dismiss), does: 'dismiss' }],
  });
