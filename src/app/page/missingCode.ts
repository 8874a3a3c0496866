import { findWorkers, keepItem, readItem } from '@/lib/browserParts';

const storageKey = 'armwiki-renewed';
/** A page that misses the same file so soon after it was loaded anew is not helped by loading it. */
const againMs = 60_000;

/**
 * Tells whether a part of the app's code or styles could not be loaded: the host has another version now, or there is
 * no network.
 */
export function isMissingCode(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

/**
 * Loads the page anew where that brings a whole version of the app: once another tab let a new version take over, the
 * stored files of the old one are gone. Resolves with `false` when it would not help, or did not a moment ago.
 */
export async function renewPage({ message }: Error, page: Window = window): Promise<boolean> {
  // The message names the file.
  const [last = '', ...missed] = (readItem('session', storageKey, page) ?? '').split(' ');
  const now = Date.now();
  if (missed.join(' ') === message && Math.abs(now - Number(last)) < againMs) return false;
  if (!(await canOpen(page))) return false;
  // A renewal that cannot be remembered may have been tried already, unless the page has been open for long.
  const isRemembered = keepItem('session', storageKey, `${now} ${message}`, page);
  if (!isRemembered && page.performance.now() < againMs) return false;
  page.location.reload();
  return true;
}

/** A page without a worker comes from the host, and the browser's own error page would be worse than ours. */
async function canOpen(page: Window & Pick<typeof globalThis, 'fetch'>): Promise<boolean> {
  if (findWorkers(page)?.controller) return true;
  return page.fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
