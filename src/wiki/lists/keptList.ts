import { emptyTable, tableDiff, type Table } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Changes } from '@/overlay/overlay';
import type { Layers } from '../records/recordsSelectors';

/**
 * The records of a list of ids, updated by differences: an edit costs one copy of the list instead of 100,000
 * reads. The list keeps its reference while no record in it changes.
 */
export class KeptList<R extends AnyRecord> {
  #ids: readonly string[] = [];
  #rows: Table<R> = emptyTable();
  #changes: Changes<R> = new Map();
  #list: readonly R[] = [];
  #coming: Coming<R> | undefined;

  read(ids: readonly string[], layers: Layers<R>): readonly R[] {
    if (this.#isUpTo(ids, layers)) return this.#list;
    const list = this.#isOf(ids)
      ? this.#patched(layers)
      : ids.map((id) => layers.read(id)).filter((record) => record !== undefined);
    return this.#take(ids, layers, list);
  }

  /** Reads the next part of the list for these ids. Returns whether more remains. */
  ahead(ids: readonly string[], layers: Layers<R>): boolean {
    if (this.#isOf(ids) || this.#isUpTo(ids, layers) || ids.length === 0) return false;
    const { read, rows, changes } = layers;
    const known = this.#coming;
    const coming =
      known?.ids === ids && known.rows === rows && known.changes === changes
        ? known
        : { ids, rows, changes, list: [], at: 0 };
    this.#coming = coming;
    for (const id of ids.slice(coming.at, coming.at + partSize)) {
      const record = read(id);
      if (record !== undefined) coming.list.push(record);
    }
    coming.at += partSize;
    if (coming.at < ids.length) return true;
    this.#take(ids, layers, coming.list);
    return false;
  }

  #take(ids: readonly string[], { rows, changes }: Layers<R>, list: readonly R[]): readonly R[] {
    if (ids !== this.#ids) this.#coming = undefined;
    [this.#ids, this.#rows, this.#changes, this.#list] = [ids, rows, changes, list];
    return list;
  }

  // If a record is missing, positions in the list differ from those in the ids.
  #isOf(ids: readonly string[]): boolean {
    return ids === this.#ids && this.#list.length === ids.length;
  }

  #isUpTo(ids: readonly string[], { rows, changes }: Layers<R>): boolean {
    return ids === this.#ids && rows === this.#rows && changes === this.#changes;
  }

  #patched(layers: Layers<R>): readonly R[] {
    const list = this.#list;
    const others = new Set([...tableDiff(this.#rows, layers.rows)].map(([id]) => id));
    if (this.#changes !== layers.changes)
      for (const id of [...this.#changes.keys(), ...layers.changes.keys()]) others.add(id);
    if (others.size === 0) return list;
    let next: R[] | undefined;
    // One pass over 100,000 ids takes a few milliseconds. An index of places would take forty.
    for (const [at, id] of this.#ids.entries()) {
      const record = others.has(id) ? layers.read(id) : undefined;
      if (record === undefined || list[at] === record) continue;
      next ??= [...list];
      next[at] = record;
    }
    return next ?? list;
  }
}

/** Reading this many records takes about a millisecond. */
const partSize = 500;

interface Coming<R extends AnyRecord> {
  readonly ids: readonly string[];
  readonly rows: Table<R>;
  readonly changes: Changes<R>;
  readonly list: R[];
  at: number;
}
