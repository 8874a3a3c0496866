import { dequal } from 'dequal';
import type { RowsSlice, StoredEntity } from '@/backend/rows';
import { idle } from '@/lib/pause';
import { orDamaged } from '../base/damage';
import { rowsVersion } from '../base/version';
import { encodeTable } from '../columns/encodeTable';
import { Interner } from '../columns/interner';
import { readTable } from '../columns/readTable';
import { tableIn, type Doc, type StoredTable } from '../columns/storedTable';
import type { StringDictionary } from '../columns/stringDictionary';
import { entityNames } from '../journal/replay';
import { bucketKey, indexKey, type BucketIndex } from './storedRecords';
import { namesAmong, namesIn } from './withheldNames';
import { isMatchOf, isNameless, withoutNames, type PresentId, onlyDocs } from './withheldPeople';
import type { Delta } from '@/model/proposals/delta';

/**
 * Marks unfinished forgetting: stored before rows with a name are deleted, with the names, and removed when
 * no trace is left. After a crash the next fold continues.
 */
const forgettingKey = 'forgetting';

export interface Forgetting {
  /** Compares a bucket's rows before and after a replay, before they are written. */
  readonly note: (before: StoredEntity<Doc>, after: StoredEntity<Doc>) => Promise<void>;
  /** Stores names. Call it before deleting rows that have them. */
  readonly learn: (names: Iterable<string>) => Promise<void>;
  readonly names: () => Iterable<string>;
  readonly isDue: () => boolean;
  readonly isOver: () => Promise<void>;
}

export async function openForgetting(records: LocalForage, presentId: PresentId): Promise<Forgetting> {
  // Only `learn` writes it.
  const stored = await records.getItem<{ readonly names: readonly string[] }>(forgettingKey);
  let due = stored !== null;
  const names = new Set(stored?.names);
  const learn = async (more: Iterable<string>) => {
    const known = names.size;
    for (const name of more) names.add(name);
    if (due && names.size === known) return;
    due = true;
    await records.setItem(forgettingKey, { version: rowsVersion, names: [...names] });
  };
  return {
    note: async (before, after) => {
      const lost = namesAmong(before.docs, presentId);
      if (lost.size > 0 || losesName(before, after)) await learn(lost);
    },
    learn,
    names: () => names,
    isDue: () => due,
    isOver: () => records.removeItem(forgettingKey),
  };
}

function losesName(before: StoredEntity<Doc>, after: StoredEntity<Doc>): boolean {
  const nameless = after.docs.filter(isNameless);
  if (nameless.length === 0) return false;
  const known = new Map<string, Doc>(before.docs.map((doc) => [doc.id, doc]));
  return nameless.some((doc) => {
    const old = known.get(doc.id);
    return old === undefined ? !('player1' in doc) : !dequal(old, doc);
  });
}

interface ForgetIn {
  readonly records: LocalForage;
  readonly texts: StringDictionary;
  readonly forgetting: Pick<Forgetting, 'learn' | 'names'>;
  readonly presentId: PresentId;
}

/**
 * Removes withheld names from the stored records: first from rows and from names of queries, then from
 * changes that mention them, then from the text list. This reads all rows, so it happens only after a name
 * was withheld.
 */
export async function forgetNames(into: ForgetIn, index: BucketIndex): Promise<void> {
  const { records, texts, presentId } = into;
  const used = new Set<number>();
  const matches = new Set<string>();
  const tables = { ...index.tables };
  const sharing = new Interner(texts.list);
  // `entityNames` has changes after the rows that reveal the names to look for.
  for (const entity of entityNames) {
    const { bits, holding } = tables[entity];
    const sizes = { ...tables[entity].sizes };
    for (let bucket = 0; bucket < 2 ** bits; bucket += 1) {
      await idle();
      const key = bucketKey(entity, bits, bucket);
      const read = await orDamaged(async () => {
        const record: unknown = await records.getItem(key);
        return record === null ? undefined : { record, rows: await readTable(entity, record, sharing) };
      });
      // The next start discards an unreadable table anyway.
      if (read === undefined || read === 'damaged') continue;
      const slice = { entity, rows: read.rows };
      const left = await forgetIn(slice, into, matches);
      let table = tableIn(entity, read.record);
      if (left !== slice) {
        table = encodeTable(entity, left.rows, texts);
        await texts.save();
        await records.setItem(key, table);
        sizes[bucket] = left.rows.docs.length;
      }
      for (const place of placesIn(table, texts.list.number)) used.add(place);
    }
    const asked = Object.entries(holding).filter(([scope]) => !asksByOldId(scope, presentId));
    tables[entity] = { bits, sizes, holding: Object.fromEntries(asked) };
  }
  if (!dequal(tables, index.tables)) await records.setItem(indexKey, { version: rowsVersion, tables });
  await texts.keepOnly(used);
}

async function forgetIn(
  slice: RowsSlice,
  { forgetting, presentId }: ForgetIn,
  matches: Set<string>,
): Promise<RowsSlice> {
  const known: readonly Doc[] = slice.rows.docs;
  const names = namesAmong(known, presentId);
  if (names.size > 0) await forgetting.learn(names);
  for (const doc of known) if (isMatchOf(doc, presentId)) matches.add(doc.id);
  const left = withoutOldQueries(withoutNames(slice, presentId), presentId);
  return withoutChanges(left, { presentId, names: forgetting.names(), matches });
}

function* placesIn({ columns }: StoredTable, list: number): Generator<number> {
  for (const column of Object.values(columns))
    if (column.kind === 'listed' && column.list === list) yield* column.at;
}

interface WithheldMarks {
  readonly presentId: PresentId;
  readonly names: Iterable<string>;
  readonly matches: ReadonlySet<string>;
}

/**
 * Removes changes that are about these people or their matches, or mention them. The server gives them again
 * without the name. The user's own open proposals remain. Returns the same slice if nothing is removed.
 */
function withoutChanges(slice: RowsSlice, { presentId, names, matches }: WithheldMarks): RowsSlice {
  const { entity, rows } = slice;
  if (entity !== 'delta') return slice;
  const ownIds = new Set(
    Object.entries(rows.held).flatMap(([scope, ids]) => (scope.startsWith('ownDeltas/') ? ids : [])),
  );
  const saysName = namesIn(names);
  const isOf = (text: string) => matches.has(text) || presentId(text) !== undefined || saysName(text);
  const deltas = rows.docs as readonly Delta[];
  const left = deltas.filter(
    (delta) => (delta.status === 'new' && ownIds.has(delta.id)) || !said(delta).some(isOf),
  );
  return left.length === deltas.length ? slice : { entity, rows: onlyDocs(rows, left) };
}

function said(delta: Delta): readonly string[] {
  const { id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread } = delta;
  return textsIn([id, docId, bundle, value, base, before, amended, note, source, reason, problem, thread]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a query's name contains an old id, which had a withheld name in it. */
const asksByOldId = (scope: string, presentId: PresentId): boolean =>
  scope.split('/').some((part) => (presentId(part) ?? part) !== part);

function withoutOldQueries(slice: RowsSlice, presentId: PresentId): RowsSlice {
  const { entity, rows } = slice;
  const scopes = Object.entries(rows.held);
  const kept = scopes.filter(([scope]) => !asksByOldId(scope, presentId));
  if (kept.length === scopes.length) return slice;
  const ids = new Set(kept.flatMap(([, held]) => held));
  const docs: readonly Doc[] = rows.docs;
  const held = Object.fromEntries(kept);
  return { entity, rows: { ...rows, docs: docs.filter(({ id }) => ids.has(id)), held } };
}
