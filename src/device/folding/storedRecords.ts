import localforage from 'localforage';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { isJsonObject } from '@/lib/json';
import { byEntity, entityNames } from '../journal/replay';
import { DamagedRowsError, ofThisVersion } from '../base/damage';
import type { StoredTable } from '../columns/storedTable';
import { rowsVersion } from '../base/version';

/** Small and read first at a start: where the rest is, and the rows of the first screen. */
export interface Head {
  readonly version: number;
  readonly bits: Readonly<Record<EntityName, number>>;
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
  readonly first: readonly (readonly [EntityName, StoredTable])[];
}

export interface BucketIndex {
  readonly version: number;
  readonly tables: { readonly [N in EntityName]: TableIndex };
}
export interface TableIndex {
  readonly bits: number;
  readonly sizes: Readonly<Record<number, number>>;
  readonly holding: Readonly<Record<ScopeKey, readonly number[]>>;
}

export const headKey = 'head';
export const indexKey = 'index';
export const bucketKey = (entity: EntityName, bits: number, bucket: number) => `${entity}/${bits}/${bucket}`;

export const emptyHead = (): Head => ({
  version: rowsVersion,
  bits: byEntity(() => 0),
  marks: {},
  first: [],
});

export const emptyIndex = (): BucketIndex => ({
  version: rowsVersion,
  tables: byEntity(() => ({ bits: 0, sizes: {}, holding: {} })),
});

export const openStoredRecords = (name: string): LocalForage =>
  localforage.createInstance({ name, storeName: 'records', driver: localforage.INDEXEDDB });

/** `undefined` on a new device. Throws if it is no head of this version. */
export function asHead(record: unknown): Head | undefined {
  if (record === null) return undefined;
  const { bits, marks, first } = ofThisVersion('head', record);
  if (isBitsPerEntity(bits) && isMarks(marks) && Array.isArray(first) && first.every(isFirst)) {
    return { version: rowsVersion, bits, marks, first } as Head;
  }
  throw new DamagedRowsError('head: expected bits, marks and the first screen, found another shape');
}

/** `undefined` on a new device. Throws if it is no index of this version. */
export function asIndex(record: unknown): BucketIndex | undefined {
  if (record === null) return undefined;
  const { tables } = ofThisVersion('index', record);
  if (isJsonObject(tables) && entityNames.every((entity) => isTable(tables[entity]))) {
    return { version: rowsVersion, tables } as unknown as BucketIndex;
  }
  throw new DamagedRowsError('index: expected where rows are, found another shape');
}

/** More than any device has. */
const mostBits = 16;

const isBits = (bits: unknown): boolean =>
  typeof bits === 'number' && Number.isInteger(bits) && bits >= 0 && bits <= mostBits;

const isBitsPerEntity = (bits: unknown): boolean =>
  isJsonObject(bits) && entityNames.every((entity) => isBits(bits[entity]));

/** The table is checked on reading, so a damaged one does not affect the others. */
const isFirst = (part: unknown): boolean =>
  Array.isArray(part) && part.length === 2 && entityNames.some((entity) => entity === part[0]);

const isMarks = (marks: unknown): boolean =>
  isJsonObject(marks) &&
  Object.values(marks).every((mark) => {
    if (!isJsonObject(mark)) return false;
    const { watermark, checkedAt = 0, filling = true } = mark;
    return typeof watermark === 'number' && typeof checkedAt === 'number' && filling === true;
  });

const isTable = (table: unknown): boolean =>
  isJsonObject(table) &&
  isBits(table['bits']) &&
  isJsonObject(table['sizes']) &&
  Object.values(table['sizes']).every((size) => typeof size === 'number') &&
  isJsonObject(table['holding']) &&
  Object.values(table['holding']).every(
    (buckets) => Array.isArray(buckets) && buckets.every((bucket) => typeof bucket === 'number'),
  );
