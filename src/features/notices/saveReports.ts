import { saveFile } from '@/ui/saveFile';
import type { ErrorReport } from '@/wiki/notices/noticesSlice';

export const saveReports = (reports: readonly ErrorReport[]): void =>
  saveFile({
    name: 'armwiki-errors.json',
    type: 'application/json',
    content: JSON.stringify({ userAgent: navigator.userAgent, reports }, null, 2),
  });
