import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { parseStoredTrust } from '@/model/trust/parseTrust';
import { advanceTrust, foldTrust, type Trust, type TrustAct } from '@/model/trust/trust';
import { millis } from '../../base/documents';
import type { StoredRules } from './trustRules';

export interface LedgerServices {
  readonly db: Firestore;
  readonly rules: () => Promise<StoredRules>;
}

export const trustOf = (db: Firestore, uid: string): DocumentReference => db.doc(`trust/${uid}`);
const actsOf = (db: Firestore, uid: string) => trustOf(db, uid).collection('act');

/** A person's stored trust. Recomputed from all acts if other rules produced it. */
export async function keptTrust(
  tx: Transaction,
  db: Firestore,
  uid: string,
  rules: StoredRules,
): Promise<Kept> {
  const stored = await tx.get(trustOf(db, uid));
  const kept = readKept(stored);
  if (kept?.version === rules.version) return kept;
  return computed((await tx.get(actsOf(db, uid))).docs.map(readAct), rules);
}

interface Kept {
  readonly trust: Trust;
  readonly version: string;
  /** Time of the latest included act. A later event with an earlier time forces a recomputation. */
  readonly latest: number;
}

const readKept = (stored: DocumentSnapshot): Kept | undefined => {
  const trust = parseStoredTrust(stored.get('trust'));
  const version: unknown = stored.get('version');
  const latest: unknown = stored.get('latest');
  return trust && typeof version === 'string' && typeof latest === 'number'
    ? { trust, version, latest }
    : undefined;
};

const computed = (acts: readonly TrustAct[], rules: StoredRules): Kept => ({
  trust: foldTrust(acts, rules),
  version: rules.version,
  latest: Math.max(0, ...acts.map(({ at }) => at)),
});

/**
 * Notes an act once, however often the event is delivered, and updates the trust in the same transaction:
 * incrementally for the latest act, otherwise from all acts. The stored trust always equals a full
 * recomputation.
 */
export async function noteAct(
  tx: Transaction,
  db: Firestore,
  uid: string,
  act: TrustAct,
  rules: StoredRules,
  /** Time of the delta's version that the act is about, if a later version would be another proposal. */
  version?: number,
): Promise<void> {
  const ref = actsOf(db, uid).doc(act.id);
  if ((await tx.get(ref)).exists) return;
  const stored = readKept(await tx.get(trustOf(db, uid)));
  const next =
    stored?.version === rules.version && stored.latest < act.at
      ? { trust: advanceTrust(stored.trust, act, rules), version: rules.version, latest: act.at }
      : computed([...(await tx.get(actsOf(db, uid))).docs.map(readAct), act], rules);
  const { id: _, at, ...rest } = act;
  tx.create(ref, {
    ...rest,
    at: Timestamp.fromMillis(at),
    ...(act.what === 'atOnce' && { atOnceAt: Timestamp.fromMillis(at) }),
    ...(version !== undefined && { version }),
  });
  write(tx, db, uid, next, rules);
}

export async function forgetAct(
  tx: Transaction,
  db: Firestore,
  uid: string,
  id: string,
  rules: StoredRules,
): Promise<void> {
  const { docs } = await tx.get(actsOf(db, uid));
  if (!docs.some((act) => act.id === id)) return;
  const others = docs.filter((act) => act.id !== id).map(readAct);
  tx.delete(actsOf(db, uid).doc(id));
  write(tx, db, uid, computed(others, rules), rules);
}

function write(tx: Transaction, db: Firestore, uid: string, kept: Kept, { moderators }: StoredRules): void {
  const { trust, version, latest } = kept;
  // Pages use the same rules to explain the trust. `mergeFields` keeps a raised limit.
  tx.set(
    trustOf(db, uid),
    { trust, version, latest, moderators, at: FieldValue.serverTimestamp() },
    { mergeFields: ['trust', 'version', 'latest', 'moderators', 'at'] },
  );
}

function readAct(stored: QueryDocumentSnapshot): TrustAct {
  const { what, kinds, record, by } = stored.data() as Omit<TrustAct, 'id' | 'at'>;
  return { id: stored.id, at: millis(stored.get('at')) ?? 0, what, kinds, record, by };
}

export async function countAtOnce(
  tx: Transaction,
  db: Firestore,
  uid: string,
  since: number,
): Promise<number> {
  const recent = actsOf(db, uid).where('atOnceAt', '>', Timestamp.fromMillis(since));
  return (await tx.get(recent.count())).data().count;
}

export async function hasFailedOn(
  tx: Transaction,
  db: Firestore,
  uid: string,
  records: readonly string[],
): Promise<boolean> {
  const { docs } = await tx.get(actsOf(db, uid).where('record', 'in', records));
  return docs.some((act) => act.get('what') === 'rejected' || act.get('what') === 'reverted');
}

export async function atOnceSince(db: Firestore, uid: string, since: number) {
  const recent = actsOf(db, uid).where('atOnceAt', '>', Timestamp.fromMillis(since));
  return (await recent.get()).docs.map((act) => ({ id: act.id, act: readAct(act) }));
}

export async function notedVersion(
  tx: Transaction,
  db: Firestore,
  uid: string,
  id: string,
): Promise<number | undefined> {
  const note = await tx.get(actsOf(db, uid).doc(id));
  return note.exists ? Number(note.get('version') ?? 0) : undefined;
}
