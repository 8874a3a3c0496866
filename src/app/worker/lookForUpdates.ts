import { whenOnline } from '@/lib/whenOnline';

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
