import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { reportLimits, type ReportAnswer, type ReportRefusal, type ReportSent } from '@/model/report';
import { nameOfRecord } from '../base/names';
import { counterOf, numberOf, saltOf } from './dayCounters';
import { dayOf } from './dayOf';

/** Where a report comes from. */
interface Origin {
  readonly network: string | undefined;
  /** The account, where somebody is signed in. */
  readonly uid: string | undefined;
  /** True if the account's address is known to be its owner's. */
  readonly verified: boolean;
}

/** Documents that one attempt of the transaction reads at most. */
export const readsOfReport = 6;

/**
 * Stores a report if its origin has room for one today; one that is stored already is taken again, and counted once. The
 * counters are read and written in the same transaction, so reports side by side are counted one after the other.
 */
export async function takeReport(
  db: Firestore,
  tx: Transaction,
  report: ReportSent,
  { network, uid, verified, now }: Origin & { readonly now: number },
): Promise<ReportAnswer> {
  const ref = db.collection(report.contact === undefined ? 'report' : 'personRequest').doc(report.id);
  const today = db.collection('reportDay').doc(dayOf(now));
  const record = db.collection(report.collection).doc(report.docId);
  const day = await tx.get(today);
  const salt = saltOf(day);
  const counter = (origin: string) => counterOf(today, 'reportCount', salt, origin);
  const ofNetwork = counter(`network ${network ?? 'unknown'}`);
  const refs = [ref, record, ofNetwork];
  const ofAccount = uid === undefined ? [] : [db.collection('ban').doc(uid), counter(`account ${uid}`)];
  const [known, stored, byNetwork, ban, byAccount] = await tx.getAll(...refs, ...ofAccount);
  if (known?.exists) return taken;
  if (!stored?.exists || stored.get('deleted') === true) return refused('recordGone');

  const trusted = verified && ban?.exists === false;
  const count = countOf(trusted ? byAccount : byNetwork);
  const all = numberOf(day.get('count'));
  const why = refusal(count, trusted ? reportLimits.account : reportLimits.network, now);
  if (why !== undefined) return refused(why);
  if (!trusted && all >= reportLimits.wiki) return refused('wikiFull');

  const counted = trusted ? byAccount?.ref : byNetwork?.ref;
  tx.set(today, { day: today.id, salt, count: all + (trusted ? 0 : 1) });
  if (counted) tx.set(counted, { day: today.id, count: count.count + 1, last: now });
  tx.create(
    ref,
    report.contact === undefined
      ? reportDoc(report, uid, nameOfRecord(report.collection, stored.data()))
      : requestDoc(report, report.contact),
  );
  return taken;
}

const taken = { outcome: 'taken' } as const satisfies ReportAnswer;
const refused = (why: ReportRefusal) => ({ outcome: 'refused', why }) as const satisfies ReportAnswer;

interface Count {
  readonly count: number;
  /** Epoch milliseconds. */
  readonly last: number | undefined;
}

function countOf(stored: DocumentSnapshot | undefined): Count {
  const last: unknown = stored?.get('last');
  return { count: numberOf(stored?.get('count')), last: typeof last === 'number' ? last : undefined };
}

function refusal({ count, last }: Count, most: number, now: number): ReportRefusal | undefined {
  if (count >= most) return 'tooMany';
  return last !== undefined && Math.abs(now - last) < reportLimits.pauseMs ? 'tooSoon' : undefined;
}

/** As little as it takes to decide; which account it was sent by says nothing of who somebody is. */
const requestDoc = ({ collection, docId, text }: ReportSent, contact: string) => ({
  ...{ collection, docId, text, contact },
  at: FieldValue.serverTimestamp(),
});

const reportDoc = (
  { id: _, seen, ...report }: ReportSent,
  by: string | undefined,
  name: string | undefined,
) => ({
  ...report,
  seen: Timestamp.fromMillis(seen),
  at: FieldValue.serverTimestamp(),
  open: true,
  ...(by !== undefined && { by }),
  ...(name !== undefined && { name }),
});
