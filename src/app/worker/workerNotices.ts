import { noticeShown } from '@/wiki/notices/noticesSlice';
import { updateNotice } from './outdatedNotice';
import { worker } from '@/language/en/worker';
import { message } from '@/language/text';
import type { ServiceWorkerEvents } from './serviceWorker';
import type { AppStore } from '../client/store';
import { whenOnline } from '@/lib/whenOnline';

export function workerNotices({
  dispatch,
  getState,
}: Pick<AppStore, 'dispatch' | 'getState'>): ServiceWorkerEvents {
  return {
    onRegistered: (registration) => {
      console.debug('Service worker registered');
      lookForUpdates(registration, Date.now);
    },
    onUpdateFound: () => console.info('A new version is being downloaded'),
    onUpdated: () => dispatch(updateNotice(worker.updated)),
    onCached: () => console.debug('The app is stored and opens without a network'),
    onOffline: () => dispatch(noticeShown({ id: 'offline', message: message(worker.offline) })),
    onRefused: () => {
      // If storage is blocked entirely, another notice has said so.
      if (getState().storage.problem !== 'blocked')
        dispatch(noticeShown({ id: 'worker-refused', message: message(worker.refused) }));
    },
    onError: (error) => {
      const why = error instanceof Error ? error.message : String(error);
      dispatch(
        noticeShown({
          id: 'worker-error',
          tone: 'error',
          multiLine: true,
          message: message(worker.registrationFailed, { error: why }),
        }),
      );
    },
  };
}

const betweenLooksMs = 60 * 60_000;

/**
 * Checks for a new version of the app when the reader returns to the page or the network is back, at most
 * once an hour. The browser checks only when a page opens, and an installed app stays open for weeks. Returns
 * the function that stops it.
 */
export function lookForUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update'>,
  now: () => number,
): () => void {
  let lookedAt = now();
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (Math.abs(now() - lookedAt) < betweenLooksMs) return;
    lookedAt = now();
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  const stopOnline = whenOnline(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stopOnline();
  };
}
