import { emptyTable, tableEntries, tableGet, tableHas, tableSet, type Table } from './table';

/** A `ReadonlyMap` over a table: a copy with a few entries replaced costs those entries and not the map. */
export class TableMap<T> implements ReadonlyMap<string, T> {
  private readonly table: Table<T>;

  constructor(table: Table<T> = emptyTable()) {
    this.table = table;
  }

  /** A map with these entries added or replaced; this one when nothing differs. */
  with(entries: Iterable<readonly [string, T]>): TableMap<T> {
    const table = tableSet(this.table, entries);
    return table === this.table ? this : new TableMap(table);
  }

  get size(): number {
    return this.table.size;
  }
  get(id: string): T | undefined {
    return tableGet(this.table, id);
  }
  has(id: string): boolean {
    return tableHas(this.table, id);
  }
  forEach(call: (value: T, id: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [id, value] of this) call(value, id, this);
  }
  entries(): MapIterator<[string, T]> {
    return new Map(tableEntries(this.table)).entries();
  }
  keys(): MapIterator<string> {
    return new Map(tableEntries(this.table)).keys();
  }
  values(): MapIterator<T> {
    return new Map(tableEntries(this.table)).values();
  }
  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries();
  }
}
