import type { StoredEntity, Tombstone } from '@/backend/rows';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Entities } from '@/backend/snapshot';
import { isJsonObject } from '@/lib/json';
import { cellReader, foundReader, type Column } from './columns';
import { columnFits } from './columnCheck';
import { docCodecs, isCodeName, type FieldKind } from './docCodecs';
import { DamagedRowsError, ofThisVersion } from '../base/damage';
import { Interner } from './interner';
import type { TextList } from './textList';

export type Doc = Entities[EntityName];

export interface StoredTable {
  readonly version: number;
  readonly count: number;
  readonly columns: Readonly<Record<string, Column>>;
  readonly whole: readonly Doc[];
  /** Row numbers per scope. `true` if it holds all, as wide scopes usually do. */
  readonly held: readonly (readonly [ScopeKey, true | ArrayLike<number>])[];
  readonly gone?: readonly Tombstone[];
}

/**
 * The rows of a stored table, sharing strings with earlier reads. Throws if it is no table of this version.
 */
export function decodeTable(
  entity: EntityName,
  record: unknown,
  sharing = new Interner(),
): StoredEntity<Doc> {
  const decoder = new TableDecoder(entity, record, sharing);
  decoder.next(Infinity);
  return decoder.rows();
}

/** Decodes a stored table in steps, so that a page can do other work in between. Throws as `decodeTable` does. */
export class TableDecoder {
  readonly #table: StoredTable;
  readonly #docs: Doc[] = [];
  readonly #build: (row: number) => Doc;

  constructor(entity: EntityName, record: unknown, sharing: Interner) {
    this.#table = tableIn(entity, record);
    this.#build = builderOf(entity, this.#table, sharing);
  }

  /** Decodes at most so many rows. Returns whether more remain. */
  next(most: number): boolean {
    const { count } = this.#table;
    const end = Math.min(count, this.#docs.length + most);
    for (let row = this.#docs.length; row < end; row += 1) this.#docs.push(this.#build(row));
    return end < count;
  }

  /** Documents stored whole, which decoding does not check. */
  get whole(): readonly Doc[] {
    return this.#table.whole;
  }

  /** All rows, once none remains: those in columns, then the whole ones. */
  rows(): StoredEntity<Doc> {
    const { whole, held, gone } = this.#table;
    const docs = whole.length === 0 ? this.#docs : [...this.#docs, ...whole];
    const ids = docs.map(({ id }) => id);
    return {
      docs,
      held: Object.fromEntries(
        held.map(([scope, rows]) => [
          scope,
          rows === true ? ids : Array.from(rows).flatMap((row) => ids[row] ?? []),
        ]),
      ),
      ...(gone !== undefined && { gone }),
    };
  }
}

export function tableIn(entity: EntityName, record: unknown): StoredTable {
  const table = ofThisVersion('table', record, `a record of ${entity}`);
  if (isStoredTable(table)) return table;
  throw new DamagedRowsError(`expected a record of ${entity}, found another shape`);
}

function builderOf(
  entity: EntityName,
  { count, columns }: StoredTable,
  sharing: Interner,
): (row: number) => Doc {
  const codec = docCodecs[entity];
  if (count === 0 || codec === undefined)
    return () => {
      throw new DamagedRowsError(`expected whole documents of ${entity}, found columns`);
    };
  const { fields } = codec;
  const { texts } = sharing.list;
  const column = (path: string, kind = fields[path]) => {
    if (kind === undefined) throw new Error(`expected a field of ${entity}, found ${path}`);
    return columnOf(columns, path, kind, count, sharing.list);
  };
  const shared = (of: Column) => cellReader(of, texts, (value) => sharing.text(value));
  const build = codec.builder(
    {
      holds: (path) => holdsAny(columns[path]),
      own: (path) => cellReader(column(path), texts),
      shared: (path) => shared(column(path)),
      codes: (path) =>
        namesBelow(path, columns).map((name) => [name, shared(column(`${path}.${name}`, 'text'))] as const),
      found: (path, objects) => foundReader(column(path), objects),
    },
    sharing,
  );
  // Only documents that fit this codec were stored in columns.
  return build as unknown as (row: number) => Doc;
}

const namesBelow = (path: string, columns: StoredTable['columns']): readonly string[] =>
  Object.keys(columns)
    .filter((key) => key.startsWith(`${path}.`))
    .map((key) => key.slice(path.length + 1))
    .filter(isCodeName);

/** A column that all rows lack is absent, or a dictionary with the one value `undefined`. */
const holdsAny = (column: Column | undefined): boolean =>
  column !== undefined &&
  !(column.kind === 'dictionary' && column.values.length === 1 && column.values[0] === undefined);

function columnOf(
  columns: Readonly<Record<string, Column>>,
  path: string,
  kind: FieldKind,
  count: number,
  list: TextList,
): Column {
  const column: unknown = columns[path];
  // A field without values has no column.
  if (column === undefined && !kind.endsWith('!')) return { kind: 'plain', values: [] };
  if (!columnFits(column, kind, count, list))
    throw new DamagedRowsError(`expected ${count} values of ${path}, each a ${kind}, found another shape`);
  return column;
}

const isStoredTable = (
  record: Readonly<Record<string, unknown>>,
): record is Readonly<Record<string, unknown>> & StoredTable =>
  isCount(record['count']) &&
  isJsonObject(record['columns']) &&
  Array.isArray(record['whole']) &&
  isHeld(record['held']) &&
  isGone(record['gone'] ?? []);

const isCount = (count: unknown): boolean =>
  typeof count === 'number' && Number.isSafeInteger(count) && count >= 0;

const isHeld = (held: unknown): boolean =>
  Array.isArray(held) &&
  held.every((pair: unknown) => {
    const [scope, rows] = asList(pair);
    return typeof scope === 'string' && (rows === true || ArrayBuffer.isView(rows));
  });

const isGone = (gone: unknown): boolean =>
  Array.isArray(gone) &&
  gone.every((pair: unknown) => {
    const [id, at] = asList(pair);
    return typeof id === 'string' && typeof at === 'number';
  });

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
