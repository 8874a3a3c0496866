import type { JournalEntry, StoredEntity, StoredRows } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { isJsonObject } from '@/lib/json';
import { DamagedRowsError, orDamaged } from '../base/damage';
import { asEntries } from '../journal/journalEntries';
import { emptyRows, entityNames, replay } from '../journal/replay';
import { needRepair, unsureAmong } from '../columns/needRepair';
import type { Doc } from '../columns/storedTable';
import { discardVersion1, version1Journal, version1Key } from '../base/version1';

/**
 * Rows of an earlier version, as entries that bring them into today's; `discard` drops the old ones afterwards. What is
 * damaged is left out, with the mark that vouched for it.
 */
export interface EarlierRows {
  readonly entries: readonly JournalEntry[];
  readonly damaged: boolean;
  readonly discard: () => Promise<void>;
}

/**
 * Version 1 kept all rows in one record and its journal in localforage. It is read only on a device without a head.
 * The old rows go last: a crash before the head is written begins the migration anew, one after it leaves what
 * `discardVersion1` finds.
 */
export async function readVersion1(name: string, records: LocalForage): Promise<EarlierRows | undefined> {
  const journal = version1Journal(name);
  const stored: unknown = await records.getItem(version1Key);
  const keys = (await journal.keys()).sort();
  if (stored === null && keys.length === 0) return undefined;
  const discard = () => discardVersion1(name, records);
  const read = await orDamaged(async () => {
    const entries: JournalEntry[] = [];
    for (const key of keys) entries.push(...(await version1Entries(key, await journal.getItem(key))));
    return entriesOf(replay(await version1Rows(stored), entries));
  });
  return read === 'damaged'
    ? { entries: [], damaged: true, discard }
    : { entries: read, damaged: false, discard };
}

/** Version 1 appended entries of today's shape. */
async function version1Entries(key: string, record: unknown): Promise<readonly JournalEntry[]> {
  const entries = isVersion1(record) ? await asEntries(record['entries']) : undefined;
  if (entries === undefined) throw damaged(key);
  return entries;
}

async function version1Rows(record: unknown): Promise<StoredRows> {
  if (record === null) return emptyRows();
  const rows = isVersion1(record) ? record['rows'] : undefined;
  if (!isJsonObject(rows) || !isJsonObject(rows['entities'])) throw damaged(version1Key);
  const entities: Readonly<Record<string, unknown>> = { ...emptyRows().entities, ...rows['entities'] };
  const isWhole = entityNames.every((name) => {
    const entity = entities[name];
    return (
      isJsonObject(entity) &&
      Array.isArray(entity['docs']) &&
      isJsonObject(entity['held']) &&
      Object.values(entity['held']).every(Array.isArray)
    );
  });
  const unsure = isWhole
    ? entityNames.flatMap((name) => unsureAmong(name, (entities[name] as { readonly docs: unknown[] }).docs))
    : [];
  if (!isWhole || (await needRepair(unsure)) || !isJsonObject(rows['watermarks'])) throw damaged(version1Key);
  const marks = Object.entries(rows['watermarks']).flatMap(([scope, watermark]) =>
    typeof watermark === 'number' ? [[scope, { watermark }] as const] : [],
  );
  // Folded by version 1, whose entities had today's shape.
  return { entities: entities as unknown as StoredRows['entities'], marks: Object.fromEntries(marks) };
}

/** The entries that would give these rows to a device without any. */
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
