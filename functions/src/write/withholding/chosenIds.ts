import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { newId } from '@/lib/newId';
import { saysNameInId, type Person } from './person';

/**
 * New ids for proposals and bundles whose client-chosen id contains the name. A proposal that created a
 * record keeps its id, because the record has the same one and devices know it.
 */
export async function newIdsFor(db: Firestore, person: Person): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  const naming = db.collection('delta').select('bundle', 'docId', 'status').stream();
  for await (const each of naming) {
    const delta = each as unknown as QueryDocumentSnapshot;
    const made = delta.get('docId') === '' && delta.get('status') === 'applied';
    for (const id of [...(made ? [] : [delta.id]), delta.get('bundle')])
      if (typeof id === 'string' && !person.moved.has(id) && saysNameInId(id, person.inIds))
        found[id] ??= newId();
  }
  return found;
}
