import { createContext, use } from 'react';
import type { Notice } from './notice';

/** Telling the reader something from an event handler. */
export interface Notices {
  /** Shows a notice and returns its id. */
  readonly notify: (notice: Omit<Notice, 'id'>) => string;
  readonly dismiss: (id: string) => void;
}

export const NoticesContext = createContext<Notices | undefined>(undefined);

/** The notices of the nearest `NoticeProvider`. */
export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('Expected a NoticeProvider around the caller of useNotices, found none');
  return notices;
}
