import { isJsonObject } from '@/lib/json';
import { openObjectStore } from './database';

/**
 * A turn among tabs where the browser has no locks: a row that names its holder and that the holder touches again and
 * again. Whoever has watched it stay the same for `expiresMs` takes it over. Only a time that passes is measured, in the
 * watching tab itself, so no device clock can be wrong.
 *
 *   ROW                             WHAT A TAB MAY DO
 *   none                            take it
 *   touched within `expiresMs`      wait
 *   the same for `expiresMs`        take it: its holder has died, or sleeps
 *   its own                         touch it, or give it back
 *
 * A holder that was asleep learns at its next touch that it is so no more, so it touches before it writes.
 */
export interface Lease {
  /** Runs the work when it is this tab's turn. Rejects when the row cannot be read or written. */
  readonly hold: (work: (renew: Renew) => Promise<void>) => Promise<void>;
}

/** Proves that it is still this tab's turn, and prolongs it; rejects when it has ended. */
export type Renew = () => Promise<void>;

export interface LeaseOptions {
  /** Milliseconds since some moment; never goes back. */
  readonly elapsed: () => number;
  /** Calls back after some milliseconds; returns the call that forgets it. */
  readonly after: (ms: number, callback: () => void) => () => void;
  /** Another each time. */
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

  /** Reads and, when `next` gives a row, writes in one transaction. Resolves with what is there afterwards. */
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
      // Work that goes on without its turn learns it from its own touch.
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

/** Calls back again and again, until the returned call. */
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
