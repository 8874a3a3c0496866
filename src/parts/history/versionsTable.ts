import { isJsonObject, type Json } from '@/lib/json';
import type { FieldSpec } from '@/model/schema/fieldSpec';
import type { Cell } from '@/model/records/recordTable';
import type { Version } from '@/model/proposals/versions';
import type { CsvContent } from '../export/csv';

/** Values of the fields in two versions, by path. A player has one row for the id and one for the name. */
export function versionsTable(fields: readonly FieldSpec[], before: Version, after: Version): CsvContent {
  return {
    kind: 'cells',
    columns: ['field', 'before', 'after'],
    rows: fields.flatMap(({ path }) => {
      const [old, now] = [parts(before.values[path]), parts(after.values[path])];
      const names = new Set([...Object.keys(old), ...Object.keys(now)]);
      return [...names].map((name) => [
        name === '' ? path : `${path}.${name}`,
        cell(old[name]),
        cell(now[name]),
      ]);
    }),
  };
}

const parts = (value: Json | undefined): Readonly<Record<string, Json>> =>
  value === undefined || value === null ? {} : isJsonObject(value) ? value : { '': value };

const cell = (value: Json | undefined): Cell =>
  typeof value === 'string' || typeof value === 'number' ? value : '';
