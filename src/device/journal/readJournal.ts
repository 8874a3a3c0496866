import type { JournalEntry } from '@/backend/rows';
import type { ScopeKey, EntityName } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { orDamaged, DamagedRowsError, ofThisVersion } from '../base/damage';
import { rowsVersion } from '../base/version';
import type { Journal } from './journal';
import { isPacked, packDocs, unpackDocs } from './packedDocs';
import { replayMarks, withCompleteBefore, entityNames } from './replay';
import { isJsonObject } from '@/lib/json';
import { Interner } from '../columns/interner';
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
  const sharing = new Interner();
  for (;;) {
    const found = await journal.read(last, slice);
    for (const { key, record } of found) {
      const read = await orDamaged(async () => entriesOf(key, record, sharing));
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

/** A journal record of these entries, which `readJournal` reads. */
export const journalRecord = (entries: readonly JournalEntry[]): object => ({
  version: rowsVersion,
  entries: entries.map(({ entity, event, ...rest }) => ({
    entity,
    ...rest,
    event: event.kind === 'removed' ? event : { kind: event.kind, docs: packDocs(entity, event.docs) },
  })),
});

/** The entries of one journal record. Rejects if any part is invalid, down to each document. */
async function entriesOf(key: number, record: unknown, sharing: Interner): Promise<readonly JournalEntry[]> {
  const { entries: stored } = ofThisVersion('journal', record, `journal record ${key}`);
  const entries = await asEntries(stored, sharing);
  if (entries !== undefined) return entries;
  throw new DamagedRowsError(`journal record ${key}: expected entries, found another shape`);
}

async function asEntries(entries: unknown, sharing: Interner): Promise<readonly JournalEntry[] | undefined> {
  if (!Array.isArray(entries)) return undefined;
  const unsure: Unsure[] = [];
  const read: JournalEntry[] = [];
  for (const entry of entries as readonly unknown[]) {
    const event = isEntry(entry) ? eventOf(entry, unsure, sharing) : undefined;
    if (event === undefined) return undefined;
    // The documents are those of its entity.
    read.push({ ...(entry as JournalEntry), event } as JournalEntry);
  }
  return (await needRepair(unsure)) ? undefined : read;
}

interface RawEntry {
  readonly entity: EntityName;
  readonly event: Readonly<Record<string, unknown>>;
}

function isEntry(entry: unknown): entry is RawEntry {
  if (!isJsonObject(entry) || typeof entry['scope'] !== 'string' || !isJsonObject(entry['event']))
    return false;
  const times = ['since', 'watermark', 'checkedAt'].map((name) => entry[name]);
  return (
    entityNames.some((name) => name === entry['entity']) &&
    times.every((time) => time === undefined || typeof time === 'number')
  );
}

/** The event with its documents unpacked; `undefined` if it is none. Adds documents that are not sure to be valid. */
function eventOf({ entity, event }: RawEntry, unsure: Unsure[], sharing: Interner): object | undefined {
  const { kind, docs, ids, deletedIds, deletedAt = [] } = event;
  if (kind === 'removed')
    return isListOf(ids, 'string') && isListOf(deletedIds, 'string') && isListOf(deletedAt, 'number')
      ? event
      : undefined;
  if (kind !== 'added' && kind !== 'modified' && kind !== 'reset') return undefined;
  const unpacked = isPacked(docs) ? unpackDocs(entity, docs, sharing) : docs;
  if (!Array.isArray(unpacked)) return undefined;
  for (const each of unsureAmong(entity, isPacked(docs) ? docs.whole : unpacked)) unsure.push(each);
  return { kind, docs: unpacked };
}

const isListOf = (list: unknown, type: 'string' | 'number'): boolean =>
  Array.isArray(list) && list.every((each) => typeof each === type);
