import localforage from 'localforage';
import type { JournalEntry, StoredEntity, StoredRows } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { isJsonObject } from '@/lib/json';
import { emptyRows, entityNames, replay } from './replay';
import type { Doc } from './tableRecord';

/** Rows of an earlier version, as entries that bring them into today's; `discard` drops the old ones afterwards. */
export interface EarlierRows {
  readonly entries: readonly JournalEntry[];
  readonly discard: () => Promise<void>;
}

const recordsKey = 'records';

/**
 * Version 1 kept all rows in one record and its journal in localforage. It is looked for only on a device without a
 * head. The old rows go last, so a crash begins the migration anew.
 */
export async function readVersion1(name: string, records: LocalForage): Promise<EarlierRows | undefined> {
  const journal = localforage.createInstance({ name, storeName: 'journal', driver: localforage.INDEXEDDB });
  const stored: unknown = await records.getItem(recordsKey);
  const keys = (await journal.keys()).sort();
  if (stored === null && keys.length === 0) return undefined;
  const discard = async () => {
    await records.removeItem(recordsKey);
    await journal.clear();
  };
  const entries: JournalEntry[] = [];
  for (const key of keys) {
    const record: unknown = await journal.getItem(key);
    if (!isVersion1(record) || !Array.isArray(record['entries'])) throw damaged(key);
    // Version 1 appended entries of today's shape.
    entries.push(...(record['entries'] as JournalEntry[]));
  }
  return { entries: entriesOf(replay(version1Rows(stored), entries)), discard };
}

function version1Rows(record: unknown): StoredRows {
  if (record === null) return emptyRows();
  const rows = isVersion1(record) ? record['rows'] : undefined;
  if (!isJsonObject(rows) || !isJsonObject(rows['entities'])) throw damaged(recordsKey);
  const { entities } = rows;
  const isWhole = entityNames.every((name) => {
    const entity = entities[name];
    return isJsonObject(entity) && Array.isArray(entity['docs']) && isJsonObject(entity['held']);
  });
  if (!isWhole || !isJsonObject(rows['watermarks'])) throw damaged(recordsKey);
  const marks = Object.entries(rows['watermarks']).flatMap(([scope, watermark]) =>
    typeof watermark === 'number' ? [[scope, { watermark }] as const] : [],
  );
  // Folded by version 1, whose entities had today's shape.
  return { entities: entities as unknown as StoredRows['entities'], marks: Object.fromEntries(marks) };
}

/** What a device that held nothing would have been told to hold these rows. */
function entriesOf(rows: StoredRows): readonly JournalEntry[] {
  return entityNames.flatMap((entity) => {
    const { docs, held }: StoredEntity<Doc> = rows.entities[entity];
    const byId = new Map<string, Doc>(docs.map((doc) => [doc.id, doc]));
    return Object.entries(held).map(([scope, ids]) => entryOf(entity, scope, byId, ids, rows));
  });
}

function entryOf(
  entity: EntityName,
  scope: string,
  byId: ReadonlyMap<string, Doc>,
  ids: readonly string[],
  rows: StoredRows,
): JournalEntry {
  const docs = ids.flatMap((id) => byId.get(id) ?? []);
  // The documents are those of this entity's table.
  return { entity, scope, event: { kind: 'added', docs }, ...rows.marks[scope] } as JournalEntry;
}

const isVersion1 = (record: unknown): record is Record<string, unknown> =>
  isJsonObject(record) && record['version'] === 1;

const damaged = (key: string) => new Error(`${key}: expected version 1, found another shape`);
