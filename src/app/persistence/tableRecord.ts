import type { StoredEntity } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { cellReader, encodeColumn, narrowed, type Column } from './columns';
import { docCodecs, fitsColumns } from './docCodecs';
import { rowsVersion } from './version';

export type Doc = Entities[EntityName];

/** Some thousand rows of one kind, by column, and which scopes hold them. */
export interface TableRecord {
  readonly version: number;
  /** Rows in columns; they come first, the `whole` ones after them. */
  readonly count: number;
  readonly columns: Readonly<Record<string, Column>>;
  readonly whole: readonly Doc[];
  /** Per scope the numbers of the rows it holds; `true` when it holds all, as a wide scope usually does. */
  readonly held: readonly (readonly [ScopeKey, true | ArrayLike<number>])[];
}

export function encodeTable(entity: EntityName, { docs, held }: StoredEntity<Doc>): TableRecord {
  const codec = docCodecs[entity];
  const fitting = codec === undefined ? [] : docs.filter((doc) => fitsColumns(doc, codec));
  const fits = new Set(fitting);
  const whole = docs.filter((doc) => !fits.has(doc));
  const columns = Object.keys(codec?.fields ?? {}).map((path) => [path, encodePath(fitting, path)] as const);
  const rowOf = new Map<string, number>([...fitting, ...whole].map(({ id }, row) => [id, row]));
  return {
    version: rowsVersion,
    count: fitting.length,
    columns: Object.fromEntries(columns),
    whole,
    held: Object.entries(held).flatMap(([scope, ids]) => {
      const rows = ids.flatMap((id) => rowOf.get(id) ?? []);
      if (rows.length === 0) return [];
      return [[scope, rows.length === docs.length ? true : narrowed(rows, docs.length)] as const];
    }),
  };
}

/** The rows of a record; throws when it is not one of this version. */
export function decodeTable(entity: EntityName, record: unknown): StoredEntity<Doc> {
  if (!isTableRecord(record))
    throw new Error(`expected a record of version ${rowsVersion}, found another shape`);
  const { count, columns, whole, held } = record;
  const docs: Doc[] = [];
  const codec = docCodecs[entity];
  if (count > 0) {
    if (codec === undefined) throw new Error(`expected whole documents of ${entity}, found columns`);
    const build = codec.builder((path) => cellReader(columnOf(columns, path, count)));
    // The columns were filled from documents that fit the codec of this entity.
    for (let row = 0; row < count; row += 1) docs.push(build(row) as unknown as Doc);
  }
  for (const doc of whole) docs.push(doc);
  const ids = docs.map(({ id }) => id);
  return {
    docs,
    held: Object.fromEntries(
      held.map(([scope, rows]) => [
        scope,
        rows === true ? ids : Array.from(rows).flatMap((row) => ids[row] ?? []),
      ]),
    ),
  };
}

function encodePath(docs: readonly Doc[], path: string): Column {
  const cells = docs.map((doc) => getPath(doc, path));
  if (!cells.some(Array.isArray)) return encodeColumn(cells);
  // Equal lists are kept once, so they are compared by what they say.
  const lists = new Map<string, unknown>();
  return encodeColumn(
    cells.map((cell) => {
      if (cell === undefined) return undefined;
      const key = JSON.stringify(cell);
      if (!lists.has(key)) lists.set(key, cell);
      return lists.get(key);
    }),
  );
}

function columnOf(columns: Readonly<Record<string, Column>>, path: string, count: number): Column {
  const column = columns[path];
  const rows = column?.kind === 'dictionary' ? column.at.length : column?.values.length;
  if (column === undefined || rows !== count)
    throw new Error(`expected ${count} values of ${path}, found ${rows ?? 'none'}`);
  return column;
}

const isTableRecord = (record: unknown): record is TableRecord =>
  isJsonObject(record) &&
  record['version'] === rowsVersion &&
  typeof record['count'] === 'number' &&
  isJsonObject(record['columns']) &&
  Array.isArray(record['whole']) &&
  Array.isArray(record['held']);
