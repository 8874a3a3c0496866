import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { emptyQuota, nextQuota, type AuthorWrite, type Quota } from '@/model/quota';
import { isLostRace } from '../storeErrors';
import type { QuotaNews } from './authorWrites';

/** Resolves when the author's quota knows of it; hearing of it twice or late changes nothing. */
export type QuotaKeeper = (news: QuotaNews) => Promise<void>;

/**
 * Keeps `quota/{uid}`. While one of an author's changes is being written down the next ones gather and are then written
 * together, so that a burst costs a few transactions and not one for each, which would stand in each other's way.
 */
export function createQuotaKeeper(db: Firestore): QuotaKeeper {
  const gathering = new Map<string, { readonly writes: AuthorWrite[]; readonly done: Promise<void> }>();
  const last = new Map<string, Promise<void>>();

  return ({ uid, writes }) => {
    const open = gathering.get(uid);
    if (open) {
      open.writes.push(...writes);
      return open.done;
    }
    const batch = [...writes];
    const done = (last.get(uid) ?? Promise.resolve())
      // Whether the one before worked is told to those who waited for it.
      .catch(() => undefined)
      .then(() => {
        gathering.delete(uid);
        return keep(db, uid, batch);
      })
      .finally(() => {
        if (last.get(uid) === done) last.delete(uid);
      });
    gathering.set(uid, { writes: batch, done });
    last.set(uid, done);
    return done;
  };
}

/**
 * Without a transaction, whose lock every write of the author would hold up, since the rules read the quota: in a burst of
 * parallel writes it would not be written for as long as the burst lasts.
 */
async function keep(db: Firestore, uid: string, writes: readonly AuthorWrite[]): Promise<void> {
  const ref = db.doc(`quota/${uid}`);
  const open = db.collection('delta').where('author', '==', uid).where('status', '==', 'new').count();
  for (let attempt = 1; ; attempt += 1) {
    const before = await ref.get();
    // Asked after the quota was read, so whoever writes last has counted last.
    const { count } = (await open.get()).data();
    const next = nextQuota(readQuota(before), writes, count);
    const data = { ...next, busyUntil: Timestamp.fromMillis(next.busyUntil) };
    try {
      if (before.updateTime) await ref.update(data, { lastUpdateTime: before.updateTime });
      else await ref.create(data);
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isLostRace(error)) throw error;
      await pause(Math.random() * 50 * attempt);
    }
  }
}

const maxAttempts = 20;

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/** A stored quota; only `keep` writes it, so what is there has its form. */
function readQuota(snapshot: DocumentSnapshot): Quota {
  const data = snapshot.data();
  if (data === undefined) return emptyQuota;
  const recent: unknown = data['recent'];
  return { ...emptyQuota, recent: Array.isArray(recent) ? (recent as Quota['recent']) : [] };
}
