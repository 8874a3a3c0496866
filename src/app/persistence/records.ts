import localforage from 'localforage';
import type { EntityName, ScopeKey } from '@/backend/scope';
import type { Resume } from '@/backend/snapshot';
import { isJsonObject } from '@/lib/json';
import { entityNames } from './replay';
import type { TableRecord } from './tableRecord';
import { rowsVersion } from './version';

/** Read first at a start, and small: how to find the rest, and what the first screen shows. */
export interface Head {
  readonly version: number;
  readonly bits: Readonly<Record<EntityName, number>>;
  readonly marks: Readonly<Record<ScopeKey, Resume>>;
  readonly first: readonly (readonly [EntityName, TableRecord])[];
}

/** What only folding needs to know about each record of an entity. */
export interface RecordIndex {
  readonly version: number;
  readonly tables: { readonly [N in EntityName]: TableIndex };
}
export interface TableIndex {
  readonly bits: number;
  /** Rows by bucket. */
  readonly sizes: Readonly<Record<number, number>>;
  /** The buckets in which a scope holds rows. */
  readonly holding: Readonly<Record<ScopeKey, readonly number[]>>;
}

export const headKey = 'head';
export const indexKey = 'index';
export const bucketKey = (entity: EntityName, bits: number, bucket: number) => `${entity}/${bits}/${bucket}`;

export const emptyHead = (): Head => ({
  version: rowsVersion,
  bits: { event: 0, match: 0, player: 0, delta: 0, profile: 0 },
  marks: {},
  first: [],
});

const emptyTableIndex: TableIndex = { bits: 0, sizes: {}, holding: {} };

export const emptyIndex = (): RecordIndex => ({
  version: rowsVersion,
  tables: {
    event: emptyTableIndex,
    match: emptyTableIndex,
    player: emptyTableIndex,
    delta: emptyTableIndex,
    profile: emptyTableIndex,
  },
});

/** The column records of one device, each a row of its own. */
export const openRecords = (name: string): LocalForage =>
  localforage.createInstance({ name, storeName: 'records', driver: localforage.INDEXEDDB });

/** Throws unless it is a head of this version; `null` is a device without one. */
export function asHead(record: unknown): Head | undefined {
  if (record === null) return undefined;
  if (
    isJsonObject(record) &&
    record['version'] === rowsVersion &&
    isNumberPerEntity(record['bits']) &&
    isJsonObject(record['marks']) &&
    Array.isArray(record['first'])
  ) {
    // Written by `foldEntries` in this version.
    return record as unknown as Head;
  }
  throw new Error(`head: expected version ${rowsVersion}, found another shape`);
}

export function asIndex(record: unknown): RecordIndex {
  if (record === null) return emptyIndex();
  if (isJsonObject(record) && record['version'] === rowsVersion && isJsonObject(record['tables'])) {
    const { tables } = record;
    // Written by `foldEntries` in this version.
    if (entityNames.every((entity) => isJsonObject(tables[entity]))) return record as unknown as RecordIndex;
  }
  throw new Error(`index: expected version ${rowsVersion}, found another shape`);
}

const isNumberPerEntity = (bits: unknown): boolean =>
  isJsonObject(bits) && entityNames.every((entity) => typeof bits[entity] === 'number');
