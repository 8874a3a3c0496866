import { createHmac } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { dateOf } from '@/model/dates';
import { reportLimits, type ReportAnswer, type ReportRefusal, type ReportSent } from '@/model/privacy/report';
import { isLive } from '../../base/documents';
import { nameOfRecord } from '../../base/names';
import { counterOf, countersOf, numberOf, saltOf } from './dayCounters';
import type { Networks } from '../../base/network';

interface Origin {
  readonly networks: Networks;
  readonly uid: string | undefined;
  readonly verified: boolean;
  readonly disabled: boolean;
  readonly key: string;
}

export const readsOfReport = 7;

/**
 * Stores a report if its origin has not reached today's limit. A repeated report is accepted again and
 * counted once. The counters are read and written in one transaction, so parallel reports are counted one
 * after the other.
 */
export async function takeReport(
  db: Firestore,
  tx: Transaction,
  report: ReportSent,
  origin: Origin & { readonly now: number },
): Promise<ReportAnswer> {
  const { networks, uid, verified, disabled, now } = origin;
  const isRequest = report.contact !== undefined;
  const ref = db.collection(isRequest ? 'personRequest' : 'report').doc(report.id);
  const today = db.collection('reportDay').doc(dateOf(now));
  const record = db.collection(report.collection).doc(report.docId);
  const day = await tx.get(today);
  const salt = saltOf(day);
  const ofAccount =
    uid === undefined
      ? []
      : [db.collection('ban').doc(uid), counterOf(today, 'reportCount', salt, `account ${uid}`)];
  const ofNetworks = countersOf(today, 'reportCount', salt, networks);
  const [known, stored, ...more] = await tx.getAll(ref, record, ...ofAccount, ...ofNetworks);
  const [ban, byAccount] = more.slice(0, ofAccount.length);
  if (known?.exists) return taken;
  if (!isLive(stored)) return refused('recordGone');
  const barred = disabled || ban?.exists === true;
  // Such a member may still ask to have a name withheld, like any visitor.
  if (barred && !isRequest) return refused('banned');

  const trusted = verified && uid !== undefined && !barred;
  const counters = trusted && byAccount ? [byAccount] : more.slice(ofAccount.length);
  const most = trusted ? [reportLimits.account] : [reportLimits.network, reportLimits.wide];
  const why = counters
    .map((counter, at) => refusal(countOf(counter), most[at] ?? 0, at === 0 ? now : undefined))
    .find((each) => each !== undefined);
  if (why !== undefined) return refused(why);
  const { requests, wiki } = reportLimits;
  const all = { count: numberOf(day.get('count')), requests: numberOf(day.get('requests')) };
  const isFull = all.count >= wiki || (!isRequest && all.count - all.requests >= wiki - requests);
  if (!trusted && isFull) return refused('wikiFull');

  const one = trusted ? 0 : 1;
  const counted = { count: all.count + one, requests: all.requests + (isRequest ? one : 0) };
  tx.set(today, { day: today.id, salt, ...counted });
  for (const counter of counters)
    tx.set(counter.ref, { day: today.id, count: countOf(counter).count + 1, last: now });
  const from = trusted ? undefined : hashed(networks, origin.key);
  tx.create(
    ref,
    report.contact === undefined
      ? reportDoc(report, uid, nameOfRecord(report.collection, stored.data()), from)
      : requestDoc(report, report.contact),
  );
  return taken;
}

function hashed({ near, wide }: Networks, key: string) {
  const hash = (network: string) =>
    createHmac('sha256', key).update(network).digest('base64url').slice(0, 22);
  return { near: hash(near), ...(wide !== undefined && { wide: hash(wide) }) };
}

const taken = { outcome: 'taken' } as const satisfies ReportAnswer;
const refused = (why: ReportRefusal) => ({ outcome: 'refused', why }) as const satisfies ReportAnswer;

interface Count {
  readonly count: number;
  readonly last: number | undefined;
}

function countOf(stored: DocumentSnapshot | undefined): Count {
  const last: unknown = stored?.get('last');
  return { count: numberOf(stored?.get('count')), last: typeof last === 'number' ? last : undefined };
}

/** Without a time, the shortest interval between reports is not checked. */
function refusal({ count, last }: Count, most: number, now: number | undefined): ReportRefusal | undefined {
  if (count >= most) return 'tooMany';
  if (now === undefined || last === undefined) return undefined;
  return Math.abs(now - last) < reportLimits.pauseMs ? 'tooSoon' : undefined;
}

/** Only what a decision needs. The sending account does not prove who somebody is. */
const requestDoc = ({ collection, docId, text }: ReportSent, contact: string) => ({
  ...{ collection, docId, text, contact },
  at: FieldValue.serverTimestamp(),
});

const reportDoc = (
  { id: _, seen, ...report }: ReportSent,
  by: string | undefined,
  name: string | undefined,
  from: ReturnType<typeof hashed> | undefined,
) => ({
  ...report,
  seen: Timestamp.fromMillis(seen),
  at: FieldValue.serverTimestamp(),
  open: true,
  ...(by !== undefined && { by }),
  ...(name !== undefined && { name }),
  ...(from && { from: { ...from, at: FieldValue.serverTimestamp() } }),
});
