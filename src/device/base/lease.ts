import { isJsonObject } from '@/lib/json';
import { openObjectStore } from './database';

/**
 * A lock among tabs for browsers without the Web Locks API: a row names its holder, who touches it regularly.
 * A tab that sees the row unchanged for `expiresMs` takes it over. Each tab measures this with its own
 * monotonic clock, so wrong device clocks do no harm.
 *
 *   ROW                             THE TAB MAY
 *   none                            take it
 *   touched within `expiresMs`      only wait
 *   unchanged for `expiresMs`       take it: the holder has died or sleeps
 *   its own                         touch it or give it back
 *
 * A holder that slept notices at its next touch that it lost the lock, so it touches before each write.
 */
export interface Lease {
  /** Runs `work` once this tab has the lock. Rejects if the row cannot be read or written. */
  readonly hold: (work: (renew: Renew) => Promise<void>) => Promise<void>;
}

export type Renew = () => Promise<void>;

export interface LeaseOptions {
  /** Monotonic milliseconds. */
  readonly elapsed: () => number;
  readonly after: (ms: number, callback: () => void) => () => void;
  readonly newOwner: () => string;
}

const expiresMs = 5_000;
const touchMs = 1_000;

interface Row {
  readonly owner: string;
  readonly touched: number;
}

export function createLease(name: string, { elapsed, after, newOwner }: LeaseOptions): Lease {
  const { run } = openObjectStore('armwiki-leases', 'leases');

  /**
   * Reads the row and writes the one from `next`, if any, in one transaction. Resolves with the final row.
   */
  const change = (next: (row: Row | undefined) => Row | undefined) =>
    run('readwrite', (store) => {
      const request: IDBRequest<unknown> = store.get(name);
      let after: Row | undefined;
      request.onsuccess = () => {
        const row = asRow(request.result);
        const written = next(row);
        after = written ?? row;
        if (written !== undefined) store.put(written, name);
      };
      return () => after;
    });

  async function take(owner: string): Promise<void> {
    let seen: Row | undefined;
    let since = elapsed();
    for (;;) {
      const now = elapsed();
      const row = await change((found) => {
        const same = found !== undefined && found.owner === seen?.owner && found.touched === seen.touched;
        if (!same) since = now;
        seen = found;
        return found === undefined || (same && now - since >= expiresMs) ? { owner, touched: 0 } : undefined;
      });
      if (row?.owner === owner) return;
      await new Promise<void>((resolve) => after(touchMs / 4, resolve));
    }
  }

  async function touch(owner: string): Promise<void> {
    const row = await change((found) =>
      found?.owner === owner ? { owner, touched: found.touched + 1 } : undefined,
    );
    if (row?.owner !== owner) throw new Error(`${name}: expected to have the turn, found another tab has it`);
  }

  const giveBack = (owner: string) =>
    run('readwrite', (store) => {
      const request: IDBRequest<unknown> = store.get(name);
      request.onsuccess = () => {
        if (asRow(request.result)?.owner === owner) store.delete(name);
      };
      return () => undefined;
    });

  return {
    hold: async (work) => {
      const owner = newOwner();
      await take(owner);
      // A failed touch is ignored here: the work notices at its own touch.
      const forget = repeat(after, touchMs, () => void touch(owner).catch(() => undefined));
      try {
        await work(() => touch(owner));
      } finally {
        forget();
        await giveBack(owner).catch((error: unknown) => console.warn(error));
      }
    },
  };
}

function repeat(after: LeaseOptions['after'], ms: number, callback: () => void): () => void {
  let forget: () => void;
  const next = () => {
    forget = after(ms, () => {
      next();
      callback();
    });
  };
  next();
  return () => forget();
}

const asRow = (value: unknown): Row | undefined =>
  isJsonObject(value) && typeof value['owner'] === 'string' && typeof value['touched'] === 'number'
    ? { owner: value['owner'], touched: value['touched'] }
    : undefined;
