import type { Message } from '@/language/text';
import { noticeShown } from './noticesSlice';

export const successShown = (id: string, message: Message | string) =>
  noticeShown({ id, message, tone: 'success' });

export const errorShown = (id: string, message: Message | string) =>
  noticeShown({ id, message, tone: 'error' });
