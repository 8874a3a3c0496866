import type { JournalEntry } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { orDamaged } from '../base/damage';
import type { Journal } from './journal';
import { entriesOf } from './journalEntries';
import { replayMarks, withCompleteBefore } from './replay';

/** Records read in one turn: a page of a first fill is the largest. */
const slice = 32;

export interface JournalRead {
  readonly entries: readonly JournalEntry[];
  /** The number of the last record, 0 without any. */
  readonly last: number;
  /** How many entries come before the last record that could not be read; `undefined` when all could. */
  readonly damagedAt: number | undefined;
}

/** All records, in the order in which they became durable. One that is damaged is passed over. */
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

/** The entries, each told what the marks before it vouch for. */
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
 * The progress that the rows vouch for after the journal. The content of a damaged record is not known, so no mark from
 * before it counts.
 */
export const marksAfter = (
  marks: Readonly<Record<ScopeKey, Resume>>,
  { entries, damagedAt }: Pick<JournalRead, 'entries' | 'damagedAt'>,
): Readonly<Record<ScopeKey, Resume>> =>
  damagedAt === undefined ? replayMarks(marks, entries) : replayMarks({}, entries.slice(damagedAt));
