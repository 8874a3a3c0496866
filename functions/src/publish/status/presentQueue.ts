import type { Firestore } from 'firebase-admin/firestore';
import { queueFile } from '@/model/published/publishedStatus';
import { compress } from '../snapshot/publishedFiles';
import type { SnapshotStore } from '../snapshot/snapshotStore';
import { queueOf } from './publishStatus';

/** Anybody may ask, and the owner pays for each count. */
const keptMs = 10_000;

/** A store whose `queue.json` is what waits when it is read, up to ten seconds ago. */
export function createPresentQueue(
  services: () => { readonly db: Firestore; readonly store: Pick<SnapshotStore, 'read'> },
  now: () => number,
): Pick<SnapshotStore, 'read'> {
  let counted: { readonly at: number; readonly file: Promise<Buffer> } | undefined;
  const count = async (db: Firestore) => compress(Buffer.from(JSON.stringify(await queueOf(db))));
  return {
    read: async (name) => {
      const { db, store } = services();
      if (name !== queueFile) return store.read(name);
      if (counted === undefined || now() - counted.at >= keptMs) {
        const current = { at: now(), file: count(db) };
        counted = current;
        current.file.catch(() => {
          if (counted === current) counted = undefined;
        });
      }
      return counted.file;
    },
  };
}
