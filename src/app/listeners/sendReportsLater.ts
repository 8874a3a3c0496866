import { selectWaitingReports } from '@/parts/reports/waitingReports';
import { aloneIfPossible } from '@/device/base/locks';
import { whenOnline } from '@/lib/whenOnline';
import type { AppStore } from '../client/store';

const againMs = 60_000;

export function sendReportsLater(store: Pick<AppStore, 'getState' | 'subscribe' | 'dispatch'>): () => void {
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = async () => {
    if (busy || !navigator.onLine || selectWaitingReports(store.getState()).length === 0) return;
    busy = true;
    clearTimeout(timer);
    try {
      const { sendWaitingReports } = await import('@/parts/reports/reportingCode');
      // Other tabs have the same reports.
      await aloneIfPossible('armwiki-reports', () => store.dispatch(sendWaitingReports()));
    } catch (error) {
      console.warn('Reports wait on', error);
    } finally {
      busy = false;
      timer = setTimeout(() => {
        timer = undefined;
        void send();
      }, againMs);
    }
  };
  let { drafts, session } = store.getState();
  const stopListening = store.subscribe(() => {
    const now = store.getState();
    if (now.drafts === drafts && now.session === session) return;
    ({ drafts, session } = now);
    if (timer === undefined) void send();
  });
  const stopOnline = whenOnline(() => void send());
  void send();
  return () => {
    stopListening();
    stopOnline();
    clearTimeout(timer);
  };
}
