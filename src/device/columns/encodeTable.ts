import type { StoredEntity } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { getPath } from '@/lib/path';
import type { Column, Index } from './columns';
import { docCodecs, fitsColumns, type DocCodec } from './docCodecs';
import type { StringDictionary } from './stringDictionary';
import type { Doc, StoredTable } from './storedTable';
import { rowsVersion } from '../base/version';
import { hashId } from '@/lib/hashId';

/** With `texts`, columns store positions in the list for texts that tables share. Save the list first. */
export function encodeTable(
  entity: EntityName,
  rows: StoredEntity<Doc>,
  texts?: Pick<StringDictionary, 'list' | 'placeOf'>,
): StoredTable {
  const codec = docCodecs[entity];
  const fitting = codec === undefined ? [] : rows.docs.filter((doc) => fitsColumns(doc, codec));
  const columns = pathsOf(codec?.fields ?? {}, fitting).flatMap((path) => {
    const cells = fitting.map((doc) => getPath(doc, path));
    if (cells.every((cell) => cell === undefined)) return [];
    if (texts !== undefined && codec?.listed.includes(path) === true && cells.every(isText))
      return [[path, listColumn(cells, texts.list.number, texts.placeOf)] as const];
    const column = encodeCells(cells);
    return [[path, codec?.hashed.includes(path) === true ? withHashes(column) : column] as const];
  });
  return tableOf(rows, fitting, Object.fromEntries(columns));
}

/**
 * A table of whole documents. A few hundred come back in a third of the time, because the browser builds them and no
 * code for columns has to start.
 */
export const encodeWhole = (rows: StoredEntity<Doc>): StoredTable => tableOf(rows, [], {});

function tableOf(
  { docs, held, gone }: StoredEntity<Doc>,
  fitting: readonly Doc[],
  columns: StoredTable['columns'],
): StoredTable {
  const fits = new Set(fitting);
  const whole = docs.filter((doc) => !fits.has(doc));
  const rowOf = new Map<string, number>([...fitting, ...whole].map(({ id }, row) => [id, row]));
  return {
    version: rowsVersion,
    count: fitting.length,
    columns,
    whole,
    held: Object.entries(held).flatMap(([scope, ids]) => {
      const rows = ids.flatMap((id) => rowOf.get(id) ?? []);
      if (rows.length === 0) return [];
      return [[scope, rows.length === docs.length ? true : narrowed(rows, docs.length)] as const];
    }),
    ...(gone !== undefined && { gone }),
  };
}

/** Codes get one path per name, sorted, so that all tables build objects of one hidden class. */
const pathsOf = (fields: DocCodec['fields'], docs: readonly Doc[]): readonly string[] =>
  Object.entries(fields).flatMap(([path, kind]) => {
    if (kind !== 'codes') return [path];
    const names = new Set(docs.flatMap((doc) => Object.keys(getPath(doc, path) ?? {})));
    return [...names].sort().map((name) => `${path}.${name}`);
  });

const isText = (cell: unknown): cell is string => typeof cell === 'string';

function encodeCells(cells: readonly unknown[]): Column {
  if (!cells.some(Array.isArray)) return encodeColumn(cells);
  // Compare lists by content, so equal ones are stored once.
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

/**
 * Largest share of distinct values for a dictionary. Reading a text costs more than reading the position of a
 * known one.
 */
const mostNumbers = 0.5;
const mostTexts = 0.8;

/**
 * Chooses a dictionary for few distinct values, else doubles for numbers (`NaN` for absent), else plain
 * values.
 */
function encodeColumn(cells: readonly unknown[]): Column {
  const places = new Map<unknown, number>();
  const at = new Uint32Array(cells.length);
  cells.forEach((cell, row) => {
    let place = places.get(cell);
    if (place === undefined) places.set(cell, (place = places.size));
    at[row] = place;
  });
  const isNumeric = cells.every((cell) => cell === undefined || typeof cell === 'number');
  if (places.size > cells.length * (isNumeric ? mostNumbers : mostTexts)) {
    return isNumeric
      ? {
          kind: 'numbers',
          values: Float64Array.from(cells, (cell) => (cell === undefined ? NaN : Number(cell))),
        }
      : { kind: 'plain', values: cells };
  }
  return { kind: 'dictionary', values: [...places.keys()], at: narrowed(at, places.size) };
}

function listColumn(cells: readonly string[], list: number, placeOf: (text: string) => number): Column {
  const at = cells.map(placeOf);
  return { kind: 'listed', list, at: narrowed(at, at.reduce((most, place) => Math.max(most, place), 0) + 1) };
}

function withHashes(column: Column): Column {
  if (column.kind === 'numbers' || column.kind === 'listed') return column;
  return { ...column, hashes: Uint32Array.from(column.values, (id) => hashId(String(id))) };
}

function narrowed(at: ArrayLike<number>, count: number): Index {
  if (count <= 0x100) return Uint8Array.from(at);
  return count <= 0x10000 ? Uint16Array.from(at) : Uint32Array.from(at);
}
