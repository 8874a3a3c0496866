import { preloadEditing } from '@/parts/dialogs/lazyDialogs';
import { loadReverting } from '@/parts/history/revertingCode';
import { preloadSearch } from '@/features/search/searchCode';
import { preloadSaveButton } from '@/parts/outbox/lazySaveButton';
import { preloadDialogs } from '@/ui/dialogs/DialogProvider';
import { preloadMenus } from '@/ui/Menu';
import { findRegistration } from '@/lib/browserParts';
import { routeAt } from '@/model/sharing/address';
import { loadWhole, notFound, pages } from './pages';

export type Visitor = Pick<Window, 'document' | 'location' | 'navigator' | 'setTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

type Part = () => Promise<unknown>;

const allParts: readonly Part[] = [
  preloadSearch,
  preloadMenus,
  preloadDialogs,
  preloadEditing,
  () => import(/* webpackChunkName: "stored-rows" */ '@/device/rows/rowsWriting'),
  preloadSaveButton,
  ...Object.values(pages).map((load) => () => loadWhole(load)),
  () => import('@/features/players/RatingChart'),
  loadReverting,
  notFound,
];

/**
 * Loads a page's code when the reader points at or focuses a link to it. For readers who stay it also loads
 * all pages and dialogs in idle time, unless they save data, and then marks `code-loaded` in the browser's
 * performance timeline. A failed load is repeated, and reported, when the page is needed.
 */
export function startPreloading(
  visitor: Visitor,
  stays: Promise<void>,
  parts: readonly Part[] = allParts,
): void {
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin !== visitor.location.origin) return;
    const name = routeAt(link.pathname);
    if (name !== undefined) quietly(() => loadWhole(pages[name]));
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    visitor.document.addEventListener(event, approach, { passive: true });
  const { connection } = visitor.navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true) void preloadAll(visitor, stays, parts);
}

/**
 * One part at a time. A new version that waits or has taken over ends it: on Refresh the old worker must not be busy
 * loading files, and the new one no longer has the files of this page.
 */
async function preloadAll(visitor: Visitor, stays: Promise<void>, parts: readonly Part[]): Promise<void> {
  const first = (await findRegistration(visitor))?.active;
  await stays;
  for (const load of parts) {
    await idle(visitor);
    const workers = await findRegistration(visitor);
    if (workers?.waiting != null || (first != null && workers?.active !== first)) return;
    try {
      await load();
    } catch {
      return;
    }
  }
  performance.mark('code-loaded');
}

const quietly = (load: Part): void => void load().catch(() => undefined);

/** Safari lacks `requestIdleCallback`. */
const idle = ({ requestIdleCallback, setTimeout }: Visitor): Promise<void> =>
  new Promise((resolve) => {
    if (requestIdleCallback) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
