import type { JournalEntry } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { isJsonObject } from '@/lib/json';
import { DamagedRowsError, ofThisVersion } from './damage';
import { entityNames } from './replay';
import { isSound } from './sound';

/** The entries of one journal record; throws when it is not one, down to each document. */
export function entriesOf(key: number, record: unknown): readonly JournalEntry[] {
  const { entries } = ofThisVersion(record, `journal record ${key}`);
  if (areEntries(entries)) return entries;
  throw new DamagedRowsError(`journal record ${key}: expected entries, found another shape`);
}

/** Whether each is an entry, down to its documents. */
export const areEntries = (entries: unknown): entries is readonly JournalEntry[] =>
  Array.isArray(entries) && entries.every(isEntry);

function isEntry(entry: unknown): entry is JournalEntry {
  if (!isJsonObject(entry) || typeof entry['scope'] !== 'string' || !isJsonObject(entry['event']))
    return false;
  const entity = entityNames.find((name) => name === entry['entity']);
  const times = ['since', 'watermark', 'checkedAt'].map((name) => entry[name]);
  return (
    entity !== undefined &&
    times.every((time) => time === undefined || typeof time === 'number') &&
    isEvent(entity, entry['event'])
  );
}

function isEvent(entity: EntityName, event: Readonly<Record<string, unknown>>): boolean {
  const { kind, docs, ids, deletedIds, deletedAt = [] } = event;
  if (kind === 'removed')
    return isListOf(ids, 'string') && isListOf(deletedIds, 'string') && isListOf(deletedAt, 'number');
  if (kind !== 'added' && kind !== 'modified' && kind !== 'reset') return false;
  return Array.isArray(docs) && docs.every((doc) => isSound(entity, doc));
}

const isListOf = (list: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(list) && list.every((each) => typeof each === type);
