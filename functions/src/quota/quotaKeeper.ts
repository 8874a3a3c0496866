import type { Firestore } from 'firebase-admin/firestore';
import type { AuthorWrite } from '@/model/quota';
import type { QuotaNews } from './authorWrites';
import { gather } from './gather';
import { keepLedger } from './keepLedger';
import { setGates } from './setGates';

/** Resolves when the author's quota and its gates know of it; hearing of it twice or late changes nothing. */
export type QuotaKeeper = (news: QuotaNews) => Promise<void>;

/** Keeps `quota/{uid}`, which nobody's write waits for, and the gates below it, which the rules read. */
export function createQuotaKeeper(db: Firestore, now: () => number): QuotaKeeper {
  /** What has been heard and is not written down yet. */
  const unwritten = new Map<string, Set<AuthorWrite>>();
  const ledger = gather<AuthorWrite>((uid, writes) => keepLedger(db, uid, writes));
  const gates = gather<never>((uid) => setGates(db, uid, [...(unwritten.get(uid) ?? [])], now));

  return async ({ uid, writes }) => {
    const waiting = unwritten.get(uid) ?? new Set();
    unwritten.set(uid, waiting);
    for (const write of writes) waiting.add(write);
    // In a burst the gates do not wait for the quota's own turn.
    const early = waiting.size > 1 ? gates(uid, []) : Promise.resolve();
    try {
      await Promise.all([ledger(uid, writes), early]);
    } finally {
      for (const write of writes) waiting.delete(write);
      if (waiting.size === 0 && unwritten.get(uid) === waiting) unwritten.delete(uid);
    }
    await gates(uid, []);
  };
}
