import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { plainDoc } from '@/lib/plainData';
import { recentChangesCount } from '@/model/published/recentChangesCount';
import { recentFile, recentVersion } from '@/model/published/publishedRecent';
import { writeJson } from './publishedFiles';
import type { SnapshotStore } from './snapshotStore';

export interface RecentServices {
  readonly db: Firestore;
  readonly store: Pick<SnapshotStore, 'write'>;
  readonly now: () => number;
}

export async function publishRecent({ db, store, now }: RecentServices): Promise<void> {
  const checkedAt = now();
  const { docs } = await db
    .collection('delta')
    .where('status', '==', 'applied')
    .orderBy('decidedAt', 'desc')
    .limit(recentChangesCount)
    .get();
  const authors = new Set(docs.map((doc): unknown => doc.get('author')).filter(isUid));
  const refs = [...authors].map((uid) => db.collection('profile').doc(uid));
  const found = refs.length === 0 ? [] : await db.getAll(...refs);
  const file = {
    version: recentVersion,
    checkedAt,
    changes: docs.map((doc) => plainDoc(doc, Timestamp)),
    profiles: found.flatMap((doc) => plainDoc(doc, Timestamp) ?? []),
  };
  await writeJson(store, recentFile, file);
}

const isUid = (author: unknown): author is string => typeof author === 'string' && author !== '';
