import type { JournalEntry, OpenedRows, RowStore, StoredRows } from '@/backend/rows';
import type { ScopeKey } from '@/backend/scope';
import { emptyRows, replay } from './replayRows';

/** The stored rows with the journal replayed over them. */
export async function storedRows(rows: RowStore): Promise<StoredRows> {
  return allOf(await rows.open());
}

export async function allOf(opened: OpenedRows): Promise<StoredRows> {
  const entries: JournalEntry[] = [];
  await opened.readRest(
    ({ entity, rows }) => {
      const byId = new Map(rows.docs.map((doc) => [String(doc.id), doc]));
      for (const [scope, ids] of Object.entries<readonly string[]>(rows.held)) {
        const docs = ids.map((id) => byId.get(id));
        entries.push(addedTo(entity, scope, docs));
      }
    },
    async () => undefined,
  );
  return { ...replay(emptyRows(), [...entries, ...opened.journal]), marks: opened.marks };
}

const addedTo = (entity: string, scope: ScopeKey, docs: readonly unknown[]) =>
  ({ entity, scope, event: { kind: 'added', docs } }) as unknown as JournalEntry;
