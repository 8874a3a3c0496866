import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { browserErrorLimits, errorRoom, type BrowserError } from '@/model/operating/browserError';
import { countersOf, numberOf, saltOf } from '../reports/dayCounters';
import type { Networks } from '../../base/network';

/**
 * Most documents that one attempt of the transaction reads: the counters, and a stored copy of each error.
 */
export const readsOfErrors = 3 + browserErrorLimits.call;

/**
 * Stores errors within the limits of their network and day. A repeated error of one day increases its count.
 * Returns how many were accepted. Counters are read and written in one transaction, so parallel calls are
 * counted one after the other.
 */
export async function takeErrors(
  db: Firestore,
  tx: Transaction,
  errors: readonly BrowserError[],
  { networks, now }: { readonly networks: Networks; readonly now: number },
): Promise<number> {
  const today = db.collection('errorDay').doc(dateOf(now));
  const day = await tx.get(today);
  const salt = saltOf(day);
  const counters = await tx.getAll(...countersOf(today, 'errorCount', salt, networks));
  const own = counters.map((counter) => numberOf(counter.get('count')));
  const all = numberOf(day.get('count'));
  const room = errorRoom(all, own);
  const found = new Map<string, { readonly error: BrowserError; times: number }>();
  for (const error of errors.slice(0, room)) {
    const id = `${today.id}_${digestOf(error)}`;
    const known = found.get(id);
    if (known) known.times += 1;
    else found.set(id, { error, times: 1 });
  }
  if (found.size === 0) return 0;
  const taken = Math.min(errors.length, room);
  const refs = [...found.keys()].map((id) => db.collection('browserError').doc(id));
  const stored = await tx.getAll(...refs);
  tx.set(today, { day: today.id, salt, count: all + taken });
  for (const [at, { ref }] of counters.entries())
    tx.set(ref, { day: today.id, count: (own[at] ?? 0) + taken });
  for (const [at, { error, times }] of [...found.values()].entries()) {
    const known = stored[at];
    const last = FieldValue.serverTimestamp();
    if (known?.exists) tx.update(known.ref, { count: FieldValue.increment(times), last });
    else if (known) tx.create(known.ref, { ...error, day: today.id, count: times, last });
  }
  return taken;
}

const digestOf = ({ kind, version, message, stack }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, version, message, stack]))
    .digest('hex')
    .slice(0, 32);
