import { whenOnline } from '@/lib/whenOnline';

/** How long a page goes without asking the host for a new version. */
const betweenLooksMs = 60 * 60_000;

/**
 * Asks for a new version of the app when the page is looked at again or the network is back, at most once an hour. The
 * browser by itself asks only when a page is opened, and an installed app stays open for weeks. Returns the call that
 * ends it.
 */
export function lookForUpdates(
  registration: Pick<ServiceWorkerRegistration, 'update'>,
  now: () => number,
): () => void {
  let lookedAt = now();
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    // A clock that was set back must not stop it for good.
    if (Math.abs(now() - lookedAt) < betweenLooksMs) return;
    lookedAt = now();
    // Without a network there is simply no news.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  const stopOnline = whenOnline(look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stopOnline();
  };
}
