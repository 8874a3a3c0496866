import type { Json } from '@/lib/json';
import { setPaths } from '@/lib/path';
import { fieldChanges, isDeletion, isNewRecord, pathEdits, type Delta } from '../proposals/delta';
import { findField } from '../records/fields';
import type { AnyRecord } from '../records/records';
import { byTrust } from './trustSettings';
import { valuesReplaced } from '../proposals/versions';

/**
 * The record with each field as a moderator last left it: changes that only trust applied are reverted.
 * `history` are the record's applied deltas, newest first. The same reference where there are none.
 */
export function acceptedRecord<R extends AnyRecord>(live: R, history: readonly Delta[]): R {
  const accepted = new Set<string>();
  const before = new Map<string, Json>();
  for (const delta of history) {
    if (isNewRecord(delta)) break;
    if (isDeletion(delta)) continue;
    if (delta.decidedBy !== byTrust) {
      for (const { field } of fieldChanges(delta) ?? []) accepted.add(field.path);
      continue;
    }
    for (const [path, value] of valuesReplaced(delta)) if (!accepted.has(path)) before.set(path, value);
  }
  const [collection] = history.map((delta) => delta.collection);
  const edits = [...before].flatMap(([path, value]) => {
    const field = collection && findField(collection, path);
    return field ? pathEdits({ field, value }) : [];
  });
  return edits.length === 0 ? live : setPaths(live, edits);
}
