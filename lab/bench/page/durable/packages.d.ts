// The parts that we call of packages that only `npm run bench` installs, so that types and lint work without them.

declare module 'dexie' {
  export interface Table<T, Key> {
    bulkPut(rows: readonly T[]): Promise<Key>;
    put(row: T): Promise<Key>;
    toArray(): Promise<T[]>;
  }
  export class Dexie {
    constructor(name: string, options?: { chromeTransactionDurability?: 'relaxed' });
    version(number: number): { stores(keys: Readonly<Record<string, string>>): void };
    open(): Promise<this>;
  }
}

declare module 'rxdb/plugins/core' {
  export interface RxCollection<T> {
    bulkInsert(rows: readonly T[]): Promise<unknown>;
    upsert(row: T): Promise<unknown>;
    find(): { exec(): Promise<{ toJSON(): unknown }[]> };
  }
  interface Schema {
    readonly version: number;
    readonly primaryKey: string;
    readonly type: 'object';
    readonly properties: Readonly<
      Record<string, { readonly type?: 'string' | undefined; readonly maxLength?: number }>
    >;
    readonly required: readonly string[];
  }
  interface RxDatabase {
    addCollections<Rows extends object>(schemas: {
      readonly [Name in keyof Rows]: { readonly schema: Schema };
    }): Promise<{ readonly [Name in keyof Rows]: RxCollection<Rows[Name]> }>;
  }
  export function createRxDatabase(options: {
    readonly name: string;
    readonly storage: unknown;
    readonly multiInstance: boolean;
  }): Promise<RxDatabase>;
}

declare module 'rxdb/plugins/storage-dexie' {
  export function getRxStorageDexie(): unknown;
}
