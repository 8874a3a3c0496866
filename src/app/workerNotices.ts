import { noticeShown } from '@/features/notices/noticesSlice';
import type { ServiceWorkerEvents } from './serviceWorker';
import type { AppStore } from './store';

/** The notices of the specification, section 8, word for word. */
export function workerNotices({ dispatch }: Pick<AppStore, 'dispatch'>): ServiceWorkerEvents {
  return {
    onRegistered: () => console.debug('Service worker registered'),
    onUpdateFound: () => console.info('A new version is being downloaded'),
    onUpdated: () =>
      dispatch(
        noticeShown({
          id: 'update',
          tone: 'error',
          position: 'top',
          multiLine: true,
          timeoutMs: 0,
          message: 'App has been updated. Please refresh the page.',
          actions: [
            { label: 'Refresh', does: 'reload' },
            { label: 'Dismiss', does: 'dismiss' },
          ],
        }),
      ),
    onCached: () => console.debug('The app is stored and opens without a network'),
    onOffline: () =>
      dispatch(
        noticeShown({
          id: 'offline',
          message: 'No internet connection found. App is running in offline mode.',
        }),
      ),
    onError: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      dispatch(
        noticeShown({
          id: 'worker-error',
          tone: 'error',
          multiLine: true,
          message: `Error during service worker registration: ${message}`,
        }),
      );
    },
  };
}
