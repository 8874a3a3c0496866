import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { newId } from '@/lib/newId';
import { saysNameInId, type Person } from './person';

/**
 * New ids for the proposals and bundles whose authors chose ids that say the name. A record has the id of the proposal that made it,
 * and devices know it by that: such a proposal keeps its id.
 */
export async function newIdsFor(db: Firestore, person: Person): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const naming = db.collection('delta').select('bundle', 'docId', 'status').stream();
  for await (const each of naming) {
    // The stream of a query has its documents.
    const delta = each as unknown as QueryDocumentSnapshot;
    const made = delta.get('docId') === '' && delta.get('status') === 'applied';
    for (const id of [...(made ? [] : [delta.id]), delta.get('bundle')])
      if (typeof id === 'string' && !person.moved.has(id) && saysNameInId(id, person.inIds))
        found[id] ??= newId();
  }
  return found;
}
