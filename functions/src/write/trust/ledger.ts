import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
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

interface Kept {
  readonly trust: Trust;
  readonly version: string;
  /** Time of the latest included act. A later event with an earlier time forces a recomputation. */
  readonly latest: number;
}

export class Ledger {
  private readonly trust: DocumentReference;
  private readonly acts: CollectionReference;

  constructor(db: Firestore, uid: string) {
    this.trust = trustOf(db, uid);
    this.acts = this.trust.collection('act');
  }

  async kept(tx: Transaction, rules: StoredRules): Promise<Kept> {
    const kept = readKept(await tx.get(this.trust));
    if (kept?.version === rules.version) return kept;
    return computed((await tx.get(this.acts)).docs.map(readAct), rules);
  }

  /**
   * Notes an act once, however often the event is delivered, and updates the trust in the same transaction:
   * incrementally for the latest act, otherwise from all acts. The stored trust always equals a full
   * recomputation.
   *
   * @param version time of the delta's version that the act is about, if a later version would be another proposal.
   */
  async note(tx: Transaction, act: TrustAct, rules: StoredRules, version?: number): Promise<void> {
    const ref = this.acts.doc(act.id);
    if ((await tx.get(ref)).exists) return;
    const stored = readKept(await tx.get(this.trust));
    const next =
      stored?.version === rules.version && stored.latest < act.at
        ? { trust: advanceTrust(stored.trust, act, rules), version: rules.version, latest: act.at }
        : computed([...(await tx.get(this.acts)).docs.map(readAct), act], rules);
    const { id: _, at, ...rest } = act;
    tx.create(ref, {
      ...rest,
      at: Timestamp.fromMillis(at),
      ...(act.what === 'atOnce' && { atOnceAt: Timestamp.fromMillis(at) }),
      ...(version !== undefined && { version }),
    });
    this.write(tx, next, rules);
  }

  async forget(tx: Transaction, id: string, rules: StoredRules): Promise<void> {
    const { docs } = await tx.get(this.acts);
    const others = docs.filter((act) => act.id !== id);
    if (others.length === docs.length) return;
    tx.delete(this.acts.doc(id));
    this.write(tx, computed(others.map(readAct), rules), rules);
  }

  async countAtOnce(tx: Transaction, since: number): Promise<number> {
    return (await tx.get(this.recent(since).count())).data().count;
  }

  async atOnceSince(since: number): Promise<readonly TrustAct[]> {
    return (await this.recent(since).get()).docs.map(readAct);
  }

  async hasFailedOn(tx: Transaction, records: readonly string[]): Promise<boolean> {
    const { docs } = await tx.get(this.acts.where('record', 'in', records));
    return docs.some((act) => act.get('what') === 'rejected' || act.get('what') === 'reverted');
  }

  async notedVersion(tx: Transaction, id: string): Promise<number | undefined> {
    const note = await tx.get(this.acts.doc(id));
    return note.exists ? Number(note.get('version') ?? 0) : undefined;
  }

  private recent(since: number): Query {
    return this.acts.where('atOnceAt', '>', Timestamp.fromMillis(since));
  }

  private write(tx: Transaction, { trust, version, latest }: Kept, { moderators }: StoredRules): void {
    // Pages use the same rules to explain the trust. `mergeFields` keeps a raised limit.
    const computedNow = { trust, version, latest, moderators, at: FieldValue.serverTimestamp() };
    tx.set(this.trust, computedNow, { mergeFields: Object.keys(computedNow) });
  }
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

function readAct(stored: QueryDocumentSnapshot): TrustAct {
  const { what, kinds, record, by } = stored.data() as Omit<TrustAct, 'id' | 'at'>;
  return { id: stored.id, at: millis(stored.get('at')) ?? 0, what, kinds, record, by };
}
