import type { EntityName } from '@/backend/scope';
import { hashId } from '@/lib/hashId';
import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { DamagedRowsError } from '../base/damage';
import { rowsVersion } from '../base/version';
import type { Column } from '../columns/columns';
import { docCodecs, fitsColumns, type FieldKind } from '../columns/docCodecs';
import type { Interner } from '../columns/interner';
import { decodeTable, type Doc } from '../columns/storedTable';

/**
 * Documents of a journal entry without the names of their fields, which are a third of a document. `fields` has a
 * character for each field that occurs, `cells` the values: all of the first field, then all of the second. A field
 * keeps its character when others are added, so later versions read what earlier ones wrote. An unknown character is
 * damage, and the rows are read from the server again. `whole`: documents that do not fit columns.
 */
export interface PackedDocs {
  readonly fields: string;
  readonly cells: readonly unknown[];
  readonly whole: readonly Doc[];
}

interface PackedField {
  readonly path: string;
  readonly kind: FieldKind;
}

/** In the range of characters that need two bytes and are no halves of a pair. */
export const fieldCharacter = (path: string): string => String.fromCharCode(0x100 + (hashId(path) % 0xd000));

const fieldsByCharacter = new Map<EntityName, ReadonlyMap<string, PackedField>>();

function fieldsOf(entity: EntityName): ReadonlyMap<string, PackedField> {
  const known = fieldsByCharacter.get(entity);
  if (known !== undefined) return known;
  const fields = Object.entries(docCodecs[entity]?.fields ?? {}).map(
    ([path, kind]) => [fieldCharacter(path), { path, kind }] as const,
  );
  const made = new Map(fields);
  fieldsByCharacter.set(entity, made);
  return made;
}

/** Packing a thousand documents takes 2 ms longer than the shorter write saves; a few take no measurable time. */
const mostPacked = 50;

/** The documents themselves if none of them fits, or if they are many. */
export function packDocs(entity: EntityName, docs: readonly Doc[]): PackedDocs | readonly Doc[] {
  const codec = docs.length > mostPacked ? undefined : docCodecs[entity];
  const fitting = codec === undefined ? [] : docs.filter((doc) => fitsColumns(doc, codec));
  if (fitting.length === 0) return docs;
  let fields = '';
  const cells: unknown[] = [];
  for (const [character, { path }] of fieldsOf(entity)) {
    const column = fitting.map((doc) => getPath(doc, path));
    if (column.every((cell) => cell === undefined)) continue;
    fields += character;
    for (const cell of column) cells.push(cell);
  }
  const fits = new Set(fitting);
  return { fields, cells, whole: docs.filter((doc) => !fits.has(doc)) };
}

/** Throws if the cells are not those of documents of this entity. The documents in `whole` are not checked. */
export function unpackDocs(
  entity: EntityName,
  { fields, cells, whole }: PackedDocs,
  sharing: Interner,
): readonly Doc[] {
  const known = fieldsOf(entity);
  const count = cells.length / fields.length;
  const columns = [...fields].flatMap((character, at) => {
    const field = known.get(character);
    if (field === undefined)
      throw new DamagedRowsError(`expected fields of ${entity}, found ${JSON.stringify(character)}`);
    return columnsOfField(field, cells.slice(at * count, (at + 1) * count));
  });
  const table = { version: rowsVersion, count, columns: Object.fromEntries(columns), whole, held: [] };
  return decodeTable(entity, table, sharing).docs;
}

type NamedColumn = readonly [path: string, Column];

function columnsOfField({ path, kind }: PackedField, values: readonly unknown[]): readonly NamedColumn[] {
  if (kind !== 'codes') return [[path, { kind: 'plain', values }]];
  // Tables have a column for each name of a code.
  if (!values.every((value) => value === undefined || isJsonObject(value)))
    throw new DamagedRowsError(`expected codes in ${path}, found another type`);
  return [...new Set(values.flatMap((codes) => Object.keys(codes ?? {})))].map((name) => [
    `${path}.${name}`,
    {
      kind: 'plain',
      values: values.map((codes) => (codes && Object.hasOwn(codes, name) ? codes[name] : undefined)),
    },
  ]);
}

export const isPacked = (docs: unknown): docs is PackedDocs =>
  isJsonObject(docs) &&
  typeof docs['fields'] === 'string' &&
  docs['fields'].length > 0 &&
  Array.isArray(docs['cells']) &&
  Array.isArray(docs['whole']);
