import { stringify } from 'csv-stringify/sync';
import { csvForm, recordCells, recordColumns } from '@/model/records/recordTable';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';

export const toCsv = (collection: Collection, records: readonly AnyRecord[]): string =>
  stringify(
    records.map((record) => recordCells(collection, record)),
    { ...csvForm, columns: [...recordColumns[collection]] },
  );
