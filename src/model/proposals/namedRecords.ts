import { isJsonObject, type Json } from '@/lib/json';
import { fieldChanges, isNewRecord, recordIdOf, type Delta } from './delta';
import { isStoredId } from '../ids';
import { isCollection, type Collection } from '../schema/recordSchema';

export interface RecordRef {
  readonly collection: Collection;
  readonly id: string;
}

export const recordKey = ({ collection, id }: RecordRef) => `${collection}/${id}`;

export const recordOf = (delta: Pick<Delta, 'id' | 'collection' | 'docId'>): RecordRef => ({
  collection: delta.collection,
  id: recordIdOf(delta),
});

/** The record of a key; `undefined` if it is none. */
export function recordIn(key: string | undefined): RecordRef | undefined {
  const [collection, id] = atSlash(key);
  return isCollection(collection) && isStoredId(id) ? { collection, id } : undefined;
}

export function atSlash(key = ''): readonly [before: string, after: string] {
  const at = key.indexOf('/');
  return at < 0 ? ['', ''] : [key.slice(0, at), key.slice(at + 1)];
}

export function namedRecords(
  delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>,
): readonly RecordRef[] {
  const named = new Map<string, RecordRef>();
  const name = (collection: Collection, id: Json | undefined) => {
    if (isStoredId(id)) named.set(`${collection}/${id}`, { collection, id });
  };
  for (const { field, value } of fieldChanges(delta) ?? []) {
    // `proposalProblem` judges a malformed value; here it refers to no record.
    if (field.type === 'player' && isJsonObject(value)) name('player', value['id']);
    if (field.type === 'record' && isCollection(field.of)) name(field.of, value);
  }
  const event = delta.collection === 'match' && isNewRecord(delta) ? eventIdOf(delta.value) : undefined;
  return [...named.values(), ...(event === undefined ? [] : [{ collection: 'event', id: event } as const])];
}

function eventIdOf(value: Json): string | undefined {
  const event = isJsonObject(value) ? value['event'] : undefined;
  const id = isJsonObject(event) ? event['id'] : undefined;
  return typeof id === 'string' ? id : undefined;
}
