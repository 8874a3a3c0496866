import type { Firestore } from 'firebase-admin/firestore';
import { queueFile } from '@/model/published/publishedStatus';
import { createKept } from '../../base/kept';
import { jsonFile } from '../snapshot/publishedFiles';
import type { SnapshotStore } from '../snapshot/snapshotStore';
import { queueOf } from './publishStatus';

/** Anybody may ask, and the owner pays for each count. */
const keptMs = 10_000;

/** A store whose `queue.json` is what waits when it is read, up to ten seconds ago. */
export function createPresentQueue(
  services: () => { readonly db: Firestore; readonly store: Pick<SnapshotStore, 'read'> },
  now: () => number,
): Pick<SnapshotStore, 'read'> {
  const count = async () => jsonFile(await queueOf(services().db));
  const counted = createKept(count, now, keptMs);
  return { read: async (name) => (name === queueFile ? counted() : services().store.read(name)) };
}
