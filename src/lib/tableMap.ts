import {
  emptyTable,
  tableDelete,
  eachDifference,
  tableEntries,
  tableFind,
  tableGet,
  tableHas,
  tableIds,
  tableValues,
  tableWrite,
  type Table,
} from './table';
import { Batch } from './tableBatch';

/** The one entry whose write made another table of `from`: these two differ in nothing else. */
interface Step {
  readonly from: Table<unknown>;
  readonly key: string;
}

/** A `ReadonlyMap` over a table. A changed copy costs only the changed entries. */
export class TableMap<T> implements ReadonlyMap<string, T> {
  readonly table: Table<T>;
  private readonly step: Step | undefined;

  constructor(table: Table<T> = emptyTable(), step?: Step) {
    this.table = table;
    this.step = step;
  }

  /** Returns this map if nothing differs. */
  with(entries: readonly (readonly [string, T])[]): TableMap<T> {
    const batch = new Batch(entries.map(([key]) => key));
    const table = tableWrite(
      this.table,
      batch,
      entries.map(([, value]) => value),
    );
    if (table === this.table) return this;
    const only = entries.length === 1 ? entries[0] : undefined;
    return new TableMap(table, only && { from: this.table, key: only[0] });
  }

  without(keys: Iterable<string>): TableMap<T> {
    const table = tableDelete(this.table, keys);
    return table === this.table ? this : new TableMap(table);
  }

  changedKeys(other: TableMap<unknown>): readonly string[] {
    if (other.step?.from === this.table) return [other.step.key];
    if (this.step?.from === other.table) return [this.step.key];
    const keys: string[] = [];
    eachDifference<unknown>(this.table, other.table, (key) => keys.push(key));
    return keys;
  }

  get size(): number {
    return this.table.size;
  }
  get(id: string): T | undefined {
    return tableGet(this.table, id);
  }
  find(id: string, hash: number): T | undefined {
    return tableFind(this.table, id, hash);
  }
  has(id: string): boolean {
    return tableHas(this.table, id);
  }
  forEach(call: (value: T, id: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [id, value] of this) call(value, id, this);
  }
  entries(): MapIterator<[string, T]> {
    return tableEntries(this.table);
  }
  keys(): MapIterator<string> {
    return tableIds(this.table);
  }
  values(): MapIterator<T> {
    return tableValues(this.table);
  }
  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }
}
