import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';

/** Long enough that a page costs no read for it, short enough that another key is soon known everywhere. */
const keptMs = 600_000;
/** A signature that does not fit may be of a newer key; more often nobody asks. */
const refreshMs = 10_000;

export interface PreviewKeyOptions {
  /** Reads the key that is stored, or makes the first. */
  readonly load: () => Promise<string>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly logger: { readonly error: (message: string, ...more: readonly unknown[]) => void };
}

/**
 * The key that signs the addresses of pictures, `undefined` where it cannot be had. `fresh` reads it again unless that was
 * done just now.
 */
export type PreviewKey = (fresh?: 'fresh') => Promise<string | undefined>;

export function createPreviewKey({ load, now, logger }: PreviewKeyOptions): PreviewKey {
  let read: { readonly at: number; readonly key: Promise<string | undefined> } | undefined;
  return (fresh) => {
    if (read && now() - read.at < (fresh ? refreshMs : keptMs)) return read.key;
    const last = read?.key;
    const key = load().catch((error: unknown) => {
      logger.error('the key of previews could not be read', error);
      return last;
    });
    read = { at: now(), key };
    return key;
  };
}

/** Where functions keep what is theirs alone: no rule lets any client read it. Whoever comes first makes the key. */
export async function storedPreviewKey(db: Firestore): Promise<string> {
  const doc = db.doc('secret/preview');
  return db.runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(doc)).get('key');
    if (typeof stored === 'string' && stored.length >= 32) return stored;
    const key = randomBytes(32).toString('hex');
    transaction.set(doc, { key });
    return key;
  });
}
