import type { AnswerLogger } from '../reading/answers';

/** Long enough that a page rarely costs a read, short enough that a new key soon spreads. */
const keptMs = 600_000;
/**
 * Shortest time between rereads for bad signatures. A bad signature may use a newer key, but usually is made
 * up.
 */
const refreshMs = 10_000;

export interface PreviewKeyOptions {
  readonly load: () => Promise<string>;
  readonly now: () => number;
  readonly logger: AnswerLogger;
}

/**
 * The key that signs addresses of pictures; `undefined` if unavailable. `fresh` rereads it unless that was
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
