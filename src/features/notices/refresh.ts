import { findRegistration } from '@/lib/browserParts';

export interface RefreshedPage {
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  readonly location: Pick<Location, 'reload'>;
}

/** A longer takeover is announced. It usually takes a tenth of this. */
const slowMs = 1_500;

/**
 * Reloads the page once the newest version of the app serves it. Asks a waiting version to take over and
 * waits for that without a limit: an earlier reload would bring the old version back. Browsers let the new
 * one take over only when the old one has no pending requests in any tab; Chromium ends the old one after
 * five minutes. It asks the old one to end only once: if an event starts that again in the same moment, it
 * ends after 30 seconds without another event, so nothing is sent to it.
 *
 * `onSlow` is called if it takes long enough to be noticed.
 */
export async function refresh(onSlow: () => void, page: RefreshedPage = window): Promise<void> {
  const slow = setTimeout(onSlow, slowMs);
  // Looked up again in each round: a newer version may have replaced the waiting one.
  for (let next = await comingVersion(page); next; next = await comingVersion(page)) await takenOver(next);
  clearTimeout(slow);
  page.location.reload();
}

/**
 * The version that will serve the page but does not yet, including one that is taking over right now: in
 * Chromium a page that loads during the takeover may hang between both workers.
 */
async function comingVersion(page: RefreshedPage): Promise<ServiceWorker | null | undefined> {
  const registration = await findRegistration(page);
  return [registration?.waiting, registration?.active].find(
    (worker) => worker?.state === 'installed' || worker?.state === 'activating',
  );
}

const takenOver = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      worker.removeEventListener('statechange', look);
      resolve();
    };
    worker.addEventListener('statechange', look);
    look();
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
