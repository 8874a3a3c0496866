import { stringify } from 'csv-stringify/sync';
import { getPath } from '@/lib/path';
import type { AnyRecord, Collection } from '@/model/records';

/** The columns, named by their paths; lists are joined by a vertical bar. */
const columns = {
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

/** RFC 4180 with a header. No cell begins as a formula, since spreadsheets would run what people have entered. */
export const toCsv = (collection: Collection, records: readonly AnyRecord[]): string =>
  stringify(
    records.map((record) => columns[collection].map((path) => cell(getPath(record, path)))),
    { header: true, columns: [...columns[collection]], escape_formulas: true, record_delimiter: 'windows' },
  );

const cell = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'string'
    ? value
    : Array.isArray(value)
      ? value.join(' | ')
      : '';
