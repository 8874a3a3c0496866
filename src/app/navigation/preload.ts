import { preloadEditing } from '@/parts/editing/lazyDialogs';
import { loadUndo } from '@/parts/history/undoCode';
import { preloadSearch } from '@/features/search/searchCode';
import { preloadSaveButton } from '@/parts/outbox/lazySaveButton';
import { preloadDialogs } from '@/ui/dialogs/DialogProvider';
import { preloadMenus } from '@/ui/Menu';
import { findRegistration } from '@/lib/browserParts';
import { routeAt } from '@/model/address';
import { notFound, pages } from './pages';

/** The part of the browser that says what the visitor is about to do, and when it has nothing else to do. */
export type Visitor = Pick<Window, 'document' | 'location' | 'navigator' | 'setTimeout'> &
  Partial<Pick<Window, 'requestIdleCallback'>>;

type Part = () => Promise<unknown> | void;

const allParts: readonly Part[] = [
  preloadSearch,
  preloadMenus,
  preloadDialogs,
  preloadEditing,
  () => import(/* webpackChunkName: "stored-rows" */ '@/device/rows/rowsWriting'),
  preloadSaveButton,
  ...Object.values(pages),
  () => import('@/features/players/RatingChart'),
  loadUndo,
  notFound,
];

/**
 * Fetches the code of a page when a link to it is pointed at or has the focus, and of who stays, in idle time, that of
 * every page and dialog, so that neither waits for it later. Visitors who save data get only the first. What cannot be
 * fetched is fetched when it is needed, and fails there.
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
    if (name !== undefined) quietly(pages[name]);
  };
  for (const event of ['pointerover', 'focusin', 'touchstart'])
    visitor.document.addEventListener(event, approach, { passive: true });
  // Known to Chromium only.
  const { connection } = visitor.navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData !== true) void preloadAll(visitor, stays, parts);
}

/**
 * One part after the other, as far as it goes. A version that waits ends it: Refresh must not find the worker that it
 * retires busy with files of the old one, which the new one no longer has.
 */
async function preloadAll(visitor: Visitor, stays: Promise<void>, parts: readonly Part[]): Promise<void> {
  await stays;
  for (const load of parts) {
    await idle(visitor);
    if (await isUpdateWaiting(visitor)) return;
    try {
      await load();
    } catch {
      return;
    }
  }
}

async function isUpdateWaiting(visitor: Visitor): Promise<boolean> {
  return (await findRegistration(visitor))?.waiting != null;
}

const quietly = (load: Part): void => void Promise.resolve(load()).catch(() => undefined);

/** Safari does not tell when it is idle. */
const idle = ({ requestIdleCallback, setTimeout }: Visitor): Promise<void> =>
  new Promise((resolve) => {
    if (requestIdleCallback) requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
