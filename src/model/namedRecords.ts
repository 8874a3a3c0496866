import { isJsonObject, type Json } from '@/lib/json';
import { fieldChanges, isNewRecord, type Delta } from './delta';
import { isStoredId } from './ids';
import { isCollection, type Collection } from './schema/recordSchema';

/** One record by collection and id. */
export interface RecordRef {
  readonly collection: Collection;
  readonly id: string;
}

/** A record as the key of a map. */
export const recordKey = ({ collection, id }: RecordRef) => `${collection}/${id}`;

/** The records a delta names besides its own: the players it sets, the record that stands for it, the event of a new match. */
export function namedRecords(
  delta: Pick<Delta, 'collection' | 'docId' | 'field' | 'value'>,
): readonly RecordRef[] {
  const named = new Map<string, RecordRef>();
  const name = (collection: Collection, id: Json | undefined) => {
    if (isStoredId(id)) named.set(`${collection}/${id}`, { collection, id });
  };
  for (const { field, value } of fieldChanges(delta) ?? []) {
    // It is judged where it is proposed and applied; one that names nobody depends on nobody.
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
