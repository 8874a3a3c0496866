import { findWorkers, keepItem, readItem } from '@/lib/browserParts';

const storageKey = 'armwiki-renewed';
/** If the same file is missing again within this time, reloading does not help. */
const againMs = 60_000;

export function isMissingCode(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/**
 * Reloads the page if that gives a complete version of the app: when another tab activated a new version, the
 * old stored files were deleted. Resolves with `false` if a reload would not help or has just not helped.
 */
export async function renewPage({ message }: Error, page: Window = window): Promise<boolean> {
  const [last = '', ...missed] = (readItem('session', storageKey, page) ?? '').split(' ');
  const now = Date.now();
  if (missed.join(' ') === message && Math.abs(now - Number(last)) < againMs) return false;
  if (!(await canOpen(page))) return false;
  // If the reload cannot be recorded, it may have been tried already, unless the page has been open for a
  // while.
  const isRemembered = keepItem('session', storageKey, `${now} ${message}`, page);
  if (!isRemembered && page.performance.now() < againMs) return false;
  page.location.reload();
  return true;
}

/**
 * Without a worker the page comes from the host. If that is unreachable, the browser's error page would be
 * worse than ours.
 */
async function canOpen(page: Window & Pick<typeof globalThis, 'fetch'>): Promise<boolean> {
  if (findWorkers(page)?.controller) return true;
  return page.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
