import type { JournalEntry } from '@/backend/rows';
import type { ScopeKey, EntityName } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { orDamaged, DamagedRowsError, ofThisVersion } from '../base/damage';
import type { Journal } from './journal';
import { replayMarks, withCompleteBefore, entityNames } from './replay';
import { isJsonObject } from '@/lib/json';
import { needRepair, unsureAmong, type Unsure } from '../columns/needRepair';

const slice = 32;

export interface JournalRead {
  readonly entries: readonly JournalEntry[];
  readonly last: number;
  /** The number of entries before the last unreadable record; `undefined` if all were readable. */
  readonly damagedAt: number | undefined;
}

export async function readJournal(journal: Journal, rest: () => Promise<void>): Promise<JournalRead> {
  const entries: JournalEntry[] = [];
  let last = 0;
  let damagedAt: number | undefined;
  for (;;) {
    const found = await journal.read(last, slice);
    for (const { key, record } of found) {
      const read = await orDamaged(async () => entriesOf(key, record));
      if (read === 'damaged') damagedAt = entries.length;
      else entries.push(...read);
      last = key;
    }
    if (found.length < slice) return { entries, last, damagedAt };
    await rest();
  }
}

export const journalWithCompleteBefore = (
  marks: Readonly<Record<ScopeKey, Resume>>,
  { entries, damagedAt }: Pick<JournalRead, 'entries' | 'damagedAt'>,
): readonly JournalEntry[] =>
  damagedAt === undefined
    ? withCompleteBefore(marks, entries)
    : [
        ...withCompleteBefore(marks, entries.slice(0, damagedAt)),
        ...withCompleteBefore({}, entries.slice(damagedAt)),
      ];

/**
 * The watermarks after the journal. A damaged record has unknown content, so no watermark from before it
 * counts.
 */
export const marksAfter = (
  marks: Readonly<Record<ScopeKey, Resume>>,
  { entries, damagedAt }: Pick<JournalRead, 'entries' | 'damagedAt'>,
): Readonly<Record<ScopeKey, Resume>> =>
  damagedAt === undefined ? replayMarks(marks, entries) : replayMarks({}, entries.slice(damagedAt));

/** The entries of one journal record. Rejects if any part is invalid, down to each document. */
async function entriesOf(key: number, record: unknown): Promise<readonly JournalEntry[]> {
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
