import { useMemo, useState, type ReactNode } from 'react';
import type { Notice } from './notice';
import { NoticeRegion } from './NoticeRegion';
import { NoticesContext, type Notices } from './useNotices';

/** Keeps notices in its own state, for where there is no store to keep them: a test, a page outside the app. */
export function NoticeProvider({ children }: { readonly children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const value = useMemo<Notices>(() => {
    let lastId = 0;
    const dismiss = (id: string) => setNotices((before) => before.filter((notice) => notice.id !== id));
    const notify: Notices['notify'] = (notice) => {
      const id = `notice ${++lastId}`;
      setNotices((before) => [...before, { ...notice, id }]);
      return id;
    };
    return { notify, dismiss };
  }, []);
  return (
    <NoticesContext value={value}>
      {children}
      <NoticeRegion notices={notices} onDismiss={value.dismiss} />
    </NoticesContext>
  );
}
