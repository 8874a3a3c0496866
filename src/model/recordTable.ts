import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import type { AnyRecord } from './records';
import type { SchemaField } from './schema/fieldSpec';
import { recordSchema, type Collection } from './schema/recordSchema';

/** Fields of the server alone, which tell a reader of a table nothing. */
const hidden: readonly string[] = ['author.id', 'created', 'updatedAt', 'event.date', 'conflict'];

/** The columns of a table, by path: for programs, so the names and values are of no language. */
export const columnsOf = (fields: readonly SchemaField[]): readonly string[] =>
  fields
    .filter(({ path }) => !hidden.includes(path))
    .flatMap(({ path, type }) => (type === 'player' ? [`${path}.id`, `${path}.name`] : [path]));

export const recordColumns: Readonly<Record<Collection, readonly string[]>> = {
  event: columnsOf(recordSchema.event),
  match: columnsOf(recordSchema.match),
  player: columnsOf(recordSchema.player),
};

export type Cell = string | number;

/** A record as a row; lists are joined by a vertical bar, and what is absent is empty. */
export const recordCells = (collection: Collection, record: AnyRecord): readonly Cell[] =>
  recordColumns[collection].map((path) => cell(getPath(record, path)));

/** One of a list: a line as it is, a former name with the first day without it. */
const entry = (value: unknown): string => {
  if (typeof value === 'string') return value;
  return isJsonObject(value) ? Object.values(value).map(entry).join('=') : JSON.stringify(value);
};

const cell = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : value === true
      ? 'true'
      : Array.isArray(value)
        ? value.map(entry).join(' | ')
        : isJsonObject(value)
          ? Object.entries(value)
              .map(([name, code]) => `${name}=${typeof code === 'string' ? code : JSON.stringify(code)}`)
              .join(' | ')
          : '';

/**
 * How tables are written, by RFC 4180, for the package that writes them. What a spreadsheet would run, since people have
 * entered it, begins with an apostrophe; a number is none of that. A single line end needs its quotes too.
 */
export const csvForm = {
  header: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { number: (value: number) => ({ value: String(value), escape_formulas: false }) },
} as const;
