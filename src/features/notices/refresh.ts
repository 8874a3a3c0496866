import { findRegistration } from '@/lib/browserParts';

/** The parts of a page that refreshing needs. */
export interface RefreshedPage {
  readonly navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  readonly location: Pick<Location, 'reload'>;
}

/** A takeover of this length is told; as a rule it takes a tenth of it. */
const slowMs = 1_500;

/**
 * Reloads the page once the newest version of the app serves it. A version that waits is told to take over and waited for,
 * however long that takes: until then a reload would bring the old one back. Browsers let it take over only when the old
 * one has nothing left to answer, in any tab; Chromium ends the old one after five minutes.
 *
 * `onSlow` is called if it takes long enough to be noticed.
 */
export async function refresh(onSlow: () => void, page: RefreshedPage = window): Promise<void> {
  const slow = setTimeout(onSlow, slowMs);
  // Asked anew each time: in the place of a version that is gone another may wait, which came later.
  for (let next = await comingVersion(page); next; next = await comingVersion(page)) await takenOver(next);
  clearTimeout(slow);
  page.location.reload();
}

/**
 * The version that is to serve the page and does not yet. That includes one which takes over just now: a page that loads
 * meanwhile may hang in Chromium between the worker that goes and the one that comes.
 */
async function comingVersion(page: RefreshedPage): Promise<ServiceWorker | null | undefined> {
  const registration = await findRegistration(page);
  return [registration?.waiting, registration?.active].find(
    (worker) => worker?.state === 'installed' || worker?.state === 'activating',
  );
}

/** Resolves when the version serves the pages, or never will. */
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
