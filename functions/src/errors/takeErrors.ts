import { createHash } from 'node:crypto';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { browserErrorLimits, type BrowserError } from '@/model/browserError';
import { counterOf, numberOf, saltOf } from '../reports/dayCounters';
import { dayOf } from '../reports/dayOf';

/** Documents that one attempt of the transaction reads at most: the counters, and what may be known of each error. */
export const readsOfErrors = 2 + browserErrorLimits.call;

/**
 * Stores errors as far as their network and the day have room; the same one of the same day is counted where it stands.
 * Answers how many were taken. Counters are read and written in the same transaction, so calls side by side are counted one
 * after the other.
 */
export async function takeErrors(
  db: Firestore,
  tx: Transaction,
  errors: readonly BrowserError[],
  { network, now }: { readonly network: string | undefined; readonly now: number },
): Promise<number> {
  const today = db.collection('errorDay').doc(dayOf(now));
  const day = await tx.get(today);
  const salt = saltOf(day);
  const counter = counterOf(today, 'errorCount', salt, `network ${network ?? 'unknown'}`);
  const own = numberOf((await tx.get(counter)).get('count'));
  const all = numberOf(day.get('count'));
  const room = Math.min(browserErrorLimits.network - own, browserErrorLimits.wiki - all);
  const found = new Map<string, { readonly error: BrowserError; times: number }>();
  for (const error of errors.slice(0, Math.max(0, room))) {
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
  tx.set(counter, { day: today.id, count: own + taken });
  for (const [at, { error, times }] of [...found.values()].entries()) {
    const known = stored[at];
    const last = FieldValue.serverTimestamp();
    if (known?.exists) tx.update(known.ref, { count: FieldValue.increment(times), last });
    else if (known) tx.create(known.ref, { ...error, day: today.id, count: times, last });
  }
  return taken;
}

/** Tells one error from another, whoever met it. */
const digestOf = ({ kind, version, message, stack }: BrowserError): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, version, message, stack]))
    .digest('hex')
    .slice(0, 32);
