import { isJsonObject, type JsonObject } from '@/lib/json';
import { setPaths, type PathEdit } from '@/lib/path';
import { fieldChanges, isNewRecord, pathEdits, recordIdOf, type Delta } from './delta';
import { deriveRecord } from '../records/deriveResult';
import type { Records } from '../records/records';
import type { Collection } from '../schema/recordSchema';

export type DeltaEffect<R> =
  | { readonly kind: 'set'; readonly id: string; readonly value: R }
  | { readonly kind: 'patch'; readonly id: string; readonly patch: readonly PathEdit[] };

export function deltaEffect<C extends Collection>(
  delta: Pick<Delta, 'id' | 'docId' | 'field' | 'value' | 'author' | 'timestamp'> & {
    readonly collection: C;
  },
): DeltaEffect<Records[C]> {
  const changes = fieldChanges(delta) ?? [];
  if (!isNewRecord(delta)) {
    return { kind: 'patch', id: recordIdOf(delta), patch: changes.flatMap(pathEdits) };
  }
  const value = isJsonObject(delta.value) ? delta.value : {};
  const record = setPaths<JsonObject>(frame(delta, value), changes.flatMap(pathEdits));
  // `proposalProblem` has checked every field of this record.
  return {
    kind: 'set',
    id: delta.id,
    value: deriveRecord(delta.collection, record as unknown as Records[C]),
  };
}

/**
 * The parts of a new record besides its editable fields. `valid` is 0 until a moderator approves an event.
 */
function frame(
  delta: Pick<Delta, 'id' | 'collection' | 'author' | 'timestamp'>,
  value: JsonObject,
): JsonObject {
  const { id, collection, author, timestamp } = delta;
  switch (collection) {
    case 'event':
      return {
        id,
        sport: value['sport'] ?? null,
        author: { id: author },
        created: timestamp,
        valid: 0,
        updatedAt: timestamp,
      };
    case 'match':
      return { id, event: value['event'] ?? null, updatedAt: timestamp };
    case 'player':
      return { id, author: { id: author }, created: timestamp, updatedAt: timestamp };
  }
}
