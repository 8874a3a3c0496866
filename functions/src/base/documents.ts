import { FieldValue, Timestamp, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { isJsonObject } from '@/lib/json';
import { parsed, unparsed, type Parsed } from '@/lib/parsed';
import type { Delta, DeltaStatus } from '@/model/delta';
import { found } from '@/model/fields';
import { isCollection, type AnyRecord, type Collection } from '@/model/records';

export const millis = (value: unknown): number | undefined =>
  value instanceof Timestamp ? value.toMillis() : undefined;

const times = ['created', 'updatedAt', 'timestamp', 'decidedAt', 'problemAt'] as const;

/** Stored fields with times as epoch milliseconds. */
const withMillis = (data: DocumentData): DocumentData => ({
  ...data,
  ...Object.fromEntries(times.flatMap((key) => (key in data ? [[key, millis(data[key]) ?? 0]] : []))),
});

const statuses = ['new', 'rejected', 'applied'] as const satisfies readonly DeltaStatus[];

/** A delta as stored; what `value` and `base` hold is left to `proposalProblem`. */
export function readDelta(snapshot: DocumentSnapshot): Parsed<Delta> {
  const data = snapshot.data() ?? {};
  const text = ['collection', 'docId', 'field', 'author', 'status'].find(
    (key) => typeof data[key] !== 'string',
  );
  if (text !== undefined) return unparsed(`${text}: expected a string, found ${found(data[text])}`);
  if (!isCollection(data['collection'])) {
    return unparsed(`collection: expected event, match or player, found ${found(data['collection'])}`);
  }
  if (!statuses.some((status) => status === data['status'])) {
    return unparsed(`status: expected ${statuses.join(', ')}, found ${found(data['status'])}`);
  }
  if (millis(data['timestamp']) === undefined) return unparsed('timestamp: expected a time');
  if (data['value'] === undefined) return unparsed('value: expected one, found none');
  const applying: unknown = data['applying'];
  if (applying !== undefined && !(isJsonObject(applying) && typeof applying['cursor'] === 'string')) {
    return unparsed(`applying: expected a cursor, found ${found(applying)}`);
  }
  // Every field the type requires was checked above; the optional ones are only ever written by rules and function.
  return parsed({ ...withMillis(data), id: snapshot.id } as Delta);
}

/** A record as stored; `undefined` when there is none or only its tombstone. */
export function readRecord(
  collection: Collection,
  snapshot: Pick<DocumentSnapshot, 'id' | 'data'>,
): Parsed<AnyRecord | undefined> {
  const data = snapshot.data();
  if (data === undefined || data['deleted'] === true) return parsed(undefined);
  const part = requiredParts[collection].find((key) => !isJsonObject(data[key]));
  if (part !== undefined) return unparsed(`${collection}/${snapshot.id} cannot be read: it has no ${part}`);
  // Fields are written by this function and the loader only, both from domain records of the collection.
  return parsed({
    ...withMillis(data),
    updatedAt: millis(data['updatedAt']) ?? 0,
    id: snapshot.id,
  } as AnyRecord);
}

/** What the rules of the model look into without asking. */
const requiredParts = {
  event: ['sport'],
  match: ['player1', 'player2', 'event'],
  player: [],
} as const satisfies Record<Collection, readonly string[]>;

/** The document of a record that changes now; `stored` is the one it replaces. */
export function recordDoc(record: AnyRecord, stored: DocumentData | undefined): DocumentData {
  const { id: _, ...fields } = record;
  // Milliseconds are all the domain keeps of a time; what is stored more exactly stays as it is.
  const known: unknown = stored?.['created'];
  const created = 'created' in record ? (known ?? Timestamp.fromMillis(record.created)) : undefined;
  return {
    ...fields,
    ...(created === undefined ? {} : { created }),
    deleted: false,
    updatedAt: FieldValue.serverTimestamp(),
  };
}
