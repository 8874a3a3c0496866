import localforage from 'localforage';
import type { JournalEntry, StoredEntity, StoredRows } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { isJsonObject } from '@/lib/json';
import { DamagedRowsError, orDamaged } from './damage';
import { areEntries } from './journalEntries';
import { emptyRows, entityNames, replay } from './replay';
import { isSound } from './sound';
import type { Doc } from './tableRecord';

/**
 * Rows of an earlier version, as entries that bring them into today's; `discard` drops the old ones afterwards. What is
 * damaged is left out, with the mark that vouched for it.
 */
export interface EarlierRows {
  readonly entries: readonly JournalEntry[];
  readonly damaged: boolean;
  readonly discard: () => Promise<void>;
}

const recordsKey = 'records';

/**
 * Version 1 kept all rows in one record and its journal in localforage. It is read only on a device without a head.
 * The old rows go last: a crash before the head is written begins the migration anew, one after it leaves what
 * `discardVersion1` finds.
 */
export async function readVersion1(name: string, records: LocalForage): Promise<EarlierRows | undefined> {
  const journal = openJournal(name);
  const stored: unknown = await records.getItem(recordsKey);
  const keys = (await journal.keys()).sort();
  if (stored === null && keys.length === 0) return undefined;
  const discard = () => discardVersion1(name, records);
  const read = await orDamaged(async () => {
    const entries: JournalEntry[] = [];
    for (const key of keys) entries.push(...version1Entries(key, await journal.getItem(key)));
    return entriesOf(replay(version1Rows(stored), entries));
  });
  return read === 'damaged'
    ? { entries: [], damaged: true, discard }
    : { entries: read, damaged: false, discard };
}

/** Drops what version 1 left. On a device with a head that is what a crash kept a migration from dropping. */
export async function discardVersion1(name: string, records: LocalForage): Promise<void> {
  const journal = openJournal(name);
  // Most devices have nothing of it, and looking is cheaper than writing.
  if ((await records.getItem(recordsKey)) !== null) await records.removeItem(recordsKey);
  if ((await journal.length()) > 0) await journal.clear();
}

const openJournal = (name: string): LocalForage =>
  localforage.createInstance({ name, storeName: 'journal', driver: localforage.INDEXEDDB });

/** Version 1 appended entries of today's shape. */
function version1Entries(key: string, record: unknown): readonly JournalEntry[] {
  if (!isVersion1(record) || !areEntries(record['entries'])) throw damaged(key);
  return record['entries'];
}

function version1Rows(record: unknown): StoredRows {
  if (record === null) return emptyRows();
  const rows = isVersion1(record) ? record['rows'] : undefined;
  if (!isJsonObject(rows) || !isJsonObject(rows['entities'])) throw damaged(recordsKey);
  const { entities } = rows;
  const isWhole = entityNames.every((name) => {
    const entity = entities[name];
    return (
      isJsonObject(entity) &&
      Array.isArray(entity['docs']) &&
      entity['docs'].every((doc) => isSound(name, doc)) &&
      isJsonObject(entity['held']) &&
      Object.values(entity['held']).every(Array.isArray)
    );
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

const damaged = (key: string) => new DamagedRowsError(`${key}: expected version 1, found another shape`);
