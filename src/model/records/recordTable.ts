import { isJsonObject } from '@/lib/json';
import { getPath } from '@/lib/path';
import { knownDate } from '../dates';
import type { AnyRecord } from './records';
import type { SchemaField } from '../schema/fieldSpec';
import { recordSchema, type Collection } from '../schema/recordSchema';

const hidden: readonly string[] = ['author.id', 'created', 'updatedAt', 'event.date', 'conflict', 'rounds'];

const isShown = ({ path, beside }: SchemaField) => !beside && !hidden.includes(path);

export const columnsOf = (fields: readonly SchemaField[]): readonly string[] =>
  fields
    .filter(isShown)
    .flatMap(({ path, type }) => (type === 'player' ? [`${path}.id`, `${path}.name`] : [path]));

export const recordColumns: Readonly<Record<Collection, readonly string[]>> = {
  event: columnsOf(recordSchema.event),
  match: columnsOf(recordSchema.match),
  player: columnsOf(recordSchema.player),
};

export type Cell = string | number;

/** A record as a row: a vertical bar joins lists, absent values are empty, and a date is what is known of it. */
export const recordCells = (collection: Collection, record: AnyRecord): readonly Cell[] =>
  recordColumns[collection].map((path) =>
    path === 'date' && 'date' in record ? knownDate(record) : cell(getPath(record, path)),
  );

/** A former name becomes the name, `=`, and the first day without it. */
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
 * Options for the CSV package, after RFC 4180. Text that a spreadsheet would run as a formula gets an
 * apostrophe; numbers need none. A lone CR or LF needs quotes too.
 */
export const csvForm = {
  header: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { number: (value: number) => ({ value: String(value), escape_formulas: false }) },
} as const;
