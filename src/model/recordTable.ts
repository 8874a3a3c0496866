import { getPath } from '@/lib/path';
import type { AnyRecord } from './records';
import type { Collection } from './schema/recordSchema';

/** The columns of a table of records, by path: for programs, so the names and values are of no language. */
export const recordColumns = {
  event: [
    'id',
    'name',
    'date',
    'sport.id',
    'youtube',
    'valid',
    'location',
    'organization',
    'dateNote',
    'source',
  ],
  match: [
    'id',
    'date',
    'event.id',
    'event.sport.id',
    'order',
    'player1.id',
    'player1.name',
    'player1.score',
    'player1.result',
    'player2.id',
    'player2.name',
    'player2.score',
    'player2.result',
    'gender',
    'arm',
    'weight',
    'round',
    'youtube',
    'armNote',
    'weightNote',
    'confidence',
    'source',
  ],
  player: ['id', 'name', 'country', 'aliases', 'nameNote'],
} as const satisfies Record<Collection, readonly string[]>;

export type Cell = string | number;

/** A record as a row; lists are joined by a vertical bar, and what is absent is empty. */
export const recordCells = (collection: Collection, record: AnyRecord): readonly Cell[] =>
  recordColumns[collection].map((path) => cell(getPath(record, path)));

const cell = (value: unknown): Cell =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.join(' | ')
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
