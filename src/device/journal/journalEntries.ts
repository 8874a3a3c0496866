import type { JournalEntry } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { isJsonObject } from '@/lib/json';
import { DamagedRowsError, ofThisVersion } from '../base/damage';
import { entityNames } from './replay';
import { needRepair, unsureAmong, type Unsure } from '../columns/needRepair';

/** The entries of one journal record. Rejects if any part is invalid, down to each document. */
export async function entriesOf(key: number, record: unknown): Promise<readonly JournalEntry[]> {
  const entries = await asEntries(ofThisVersion('journal', record, `journal record ${key}`)['entries']);
  if (entries !== undefined) return entries;
  throw new DamagedRowsError(`journal record ${key}: expected entries, found another shape`);
}

async function asEntries(entries: unknown): Promise<readonly JournalEntry[] | undefined> {
  const unsure: Unsure[] = [];
  if (!Array.isArray(entries) || !entries.every((entry) => isEntry(entry, unsure))) return undefined;
  return (await needRepair(unsure)) ? undefined : (entries as readonly JournalEntry[]);
}

function isEntry(entry: unknown, unsure: Unsure[]): boolean {
  if (!isJsonObject(entry) || typeof entry['scope'] !== 'string' || !isJsonObject(entry['event']))
    return false;
  const entity = entityNames.find((name) => name === entry['entity']);
  const times = ['since', 'watermark', 'checkedAt'].map((name) => entry[name]);
  return (
    entity !== undefined &&
    times.every((time) => time === undefined || typeof time === 'number') &&
    isEvent(entity, entry['event'], unsure)
  );
}

function isEvent(entity: EntityName, event: Readonly<Record<string, unknown>>, unsure: Unsure[]): boolean {
  const { kind, docs, ids, deletedIds, deletedAt = [] } = event;
  if (kind === 'removed')
    return isListOf(ids, 'string') && isListOf(deletedIds, 'string') && isListOf(deletedAt, 'number');
  if (kind !== 'added' && kind !== 'modified' && kind !== 'reset') return false;
  if (!Array.isArray(docs)) return false;
  for (const each of unsureAmong(entity, docs)) unsure.push(each);
  return true;
}

const isListOf = (list: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(list) && list.every((each) => typeof each === type);
