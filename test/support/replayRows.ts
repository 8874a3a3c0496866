import type { JournalEntry, StoredRows } from '@/backend/rows';
import { byEntity, replayEntity, replayMarks, withCompleteBefore } from '@/device/journal/replay';
import type { Dated } from '@/overlay/snapshotEvent';

export const emptyRows = (): StoredRows => ({
  entities: byEntity(() => ({ docs: [], held: {} })),
  marks: {},
});

/** The rows after a journal. */
export function replay(rows: StoredRows, journal: readonly JournalEntry[]): StoredRows {
  const entries = withCompleteBefore(rows.marks, journal);
  const replayed = byEntity((entity) =>
    replayEntity<Dated>(
      rows.entities[entity],
      entries.filter((entry) => entry.entity === entity),
    ),
  );
  // Each has the documents of its entity.
  return { entities: replayed as StoredRows['entities'], marks: replayMarks(rows.marks, journal) };
}
