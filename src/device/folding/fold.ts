import { dequal } from 'dequal';
import type { JournalEntry, RowsSlice, StoredEntity } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import { bitsFor, splitEntries, splitRows } from './buckets';
import { docCodecs } from '../columns/docCodecs';
import { encodeTable, encodeWhole } from '../columns/encodeTable';
import { openDictionary, type StringDictionary } from '../columns/stringDictionary';
import { idle } from '@/lib/pause';
import { orDamaged } from '../base/damage';
import { forgetNames, openForgetting, type Forgetting } from './forgetNames';
import { dropMarks, holders, repairHead, repairIndex } from './repair';
import { journalWithCompleteBefore, marksAfter, type JournalRead } from '../journal/readJournal';
import {
  bucketKey,
  emptyHead,
  emptyIndex,
  headKey,
  indexKey,
  type Head,
  type TableIndex,
} from './storedRecords';
import { byEntity, entityNames, replayEntity, replayMarks } from '../journal/replay';
import { readTable } from '../columns/readTable';
import { Interner } from '../columns/interner';
import type { Doc } from '../columns/storedTable';
import { rowsVersion } from '../base/version';
import { withheldPeople } from './withheldPeople';

const noRows: StoredEntity<Doc> = { docs: [], held: {} };

/**
 * Merges journal entries into the stored records: first changed buckets, then the index, then the head.
 *
 * A crash leaves the journal, and replaying it over half-folded records gives the same rows: within a bucket
 * rows and holds change together, and nothing outside depends on them. The caller may delete the entries only
 * after this resolves. Resolves with the scopes that held damaged rows.
 */
export async function foldEntries(
  records: LocalForage,
  journal: Pick<JournalRead, 'entries' | 'damagedAt'>,
  first: readonly RowsSlice[],
): Promise<readonly ScopeKey[]> {
  const { entries, damagedAt } = journal;
  const lost = new Set<ScopeKey>();
  let head: Head = (await repairHead(records)) ?? emptyHead();
  const index = (await repairIndex(records, head)) ?? emptyIndex();
  const lose = async (scopes: readonly ScopeKey[]) => {
    for (const scope of scopes) lost.add(scope);
    head = await dropMarks(records, head, lost);
  };
  const toReplay = journalWithCompleteBefore(head.marks, journal);
  if (damagedAt !== undefined) await lose(Object.keys(replayMarks(head.marks, entries)));
  const tables = { ...index.tables };
  let texts: Promise<StringDictionary> | undefined;
  const opened = () => (texts ??= openDictionary(records, idle));
  const people = withheldPeople(docsOf(toReplay));
  const forgetting = await openForgetting(records, people);
  for (const entity of entityNames) {
    const mine = toReplay.filter((entry) => entry.entity === entity);
    if (mine.length === 0) continue;
    const onDamage = (bucket: number) => lose(holders(index, head, entity, bucket));
    const ofColumns = docCodecs[entity] === undefined ? undefined : await opened();
    const into = { records, entity, texts: ofColumns, forgetting, onDamage };
    tables[entity] = await foldTable(into, tables[entity], mine);
  }
  const bits = byEntity((entity) => tables[entity].bits);
  if (!dequal(tables, index.tables)) await records.setItem(indexKey, { version: rowsVersion, tables });
  const next: Head = {
    version: rowsVersion,
    bits,
    marks: marksAfter(head.marks, { entries, damagedAt }),
    first: (forgetting.isDue() ? first.filter(({ entity }) => entity !== 'delta') : first).map(
      ({ entity, rows }) => [entity, encodeWhole(rows)] as const,
    ),
  };
  if (!dequal(next, head)) await records.setItem(headKey, next);
  if (!dequal(bits, head.bits) || forgetting.isDue()) await dropStale(records, bits);
  if (forgetting.isDue()) {
    const into = { records, texts: await opened(), forgetting, presentId: people };
    await forgetNames(into, { version: rowsVersion, tables });
    await forgetting.isOver();
  }
  return [...lost];
}

function* docsOf(entries: readonly JournalEntry[]): Generator<Doc> {
  for (const { event } of entries) if (event.kind !== 'removed') yield* event.docs;
}

interface FoldInto {
  readonly records: LocalForage;
  readonly entity: EntityName;
  /** Absent for entities without listed columns. */
  readonly texts: StringDictionary | undefined;
  readonly forgetting: Forgetting;
  readonly onDamage: (bucket: number) => Promise<void>;
}

async function foldTable(
  { records, entity, texts, forgetting, onDamage }: FoldInto,
  table: TableIndex,
  entries: readonly JournalEntry[],
): Promise<TableIndex> {
  const bits = Math.max(table.bits, bitsFor(sum(Object.values(table.sizes)) + newIds(entries)));
  const fan = 2 ** (bits - table.bits);
  const oldCount = 2 ** table.bits;
  // The new buckets whose low bits equal those of the old one.
  const heirs = (old: number) => Array.from({ length: fan }, (_, at) => old + at * oldCount);
  const parts = splitEntries(entries, bits, (scope) =>
    (Object.hasOwn(table.holding, scope) ? (table.holding[scope] ?? []) : []).flatMap(heirs),
  );
  const sizes: Record<number, number> = fan === 1 ? { ...table.sizes } : {};
  const holding = createHolding(fan === 1 ? table.holding : {});

  const sharing = new Interner(texts?.list);
  for (let old = 0; old < oldCount; old += 1) {
    const touched = heirs(old).filter((bucket) => fan > 1 || parts.has(bucket));
    if (touched.length === 0) continue;
    await idle();
    const found = await orDamaged(() =>
      readBucket(records, entity, bucketKey(entity, table.bits, old), sharing),
    );
    if (found === 'damaged') await onDamage(old);
    const rows = found === 'damaged' ? noRows : found;
    const split = fan === 1 ? new Map([[old, rows]]) : splitRows(rows, bits);
    for (const bucket of touched) {
      const before = split.get(bucket) ?? noRows;
      const after = replayEntity(before, parts.get(bucket) ?? []);
      sizes[bucket] = after.docs.length;
      holding.note(bucket, after.held);
      if (fan === 1 && found !== 'damaged' && dequal(before, after)) continue;
      const record = encodeTable(entity, after, texts);
      await texts?.save();
      await forgetting.note(before, after);
      await records.setItem(bucketKey(entity, bits, bucket), record);
      if (touched.length > 1) await idle();
    }
  }
  return { bits, sizes, holding: holding.all() };
}

async function readBucket(
  records: LocalForage,
  entity: EntityName,
  key: string,
  sharing: Interner,
): Promise<StoredEntity<Doc>> {
  const record: unknown = await records.getItem(key);
  return record === null ? noRows : readTable(entity, record, sharing);
}

function createHolding(from: TableIndex['holding']) {
  const buckets = new Map(Object.entries(from).map(([scope, of]) => [scope, new Set(of)]));
  return {
    note: (bucket: number, held: StoredEntity<Doc>['held']): void => {
      for (const [scope, ids] of Object.entries(held)) {
        const of = buckets.get(scope) ?? new Set();
        buckets.set(scope, of);
        if (ids.length > 0) of.add(bucket);
        else of.delete(bucket);
      }
    },
    all: (): TableIndex['holding'] =>
      Object.fromEntries(
        [...buckets]
          .filter(([, of]) => of.size > 0)
          .map(([scope, of]) => [scope, [...of].sort((a, b) => a - b)]),
      ),
  };
}

async function dropStale(records: LocalForage, bits: Readonly<Record<EntityName, number>>): Promise<void> {
  for (const key of await records.keys()) {
    const [entity, of] = key.split('/');
    const known = entityNames.find((name) => name === entity);
    if (known !== undefined && Number(of) < bits[known]) await records.removeItem(key);
  }
}

/** An upper bound of added rows: known ids count too. */
function newIds(entries: readonly JournalEntry[]): number {
  const ids = new Set<string>();
  for (const { event } of entries) {
    if (event.kind === 'removed' || event.kind === 'modified') continue;
    for (const { id } of event.docs) ids.add(id);
  }
  return ids.size;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
