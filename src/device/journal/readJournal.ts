import type { JournalEntry } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { orDamaged } from '../base/damage';
import type { Journal } from './journal';
import { entriesOf } from './journalEntries';
import { replayMarks, withCompleteBefore } from './replay';

/** Records per read. The largest ones are pages of a first fill. */
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
