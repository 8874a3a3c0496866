import { emptyTable, tableDiff, type Table } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Changes } from '@/overlay/overlay';
import type { Layers } from '../records/recordsSelectors';

/**
 * The records of a list of ids, updated by differences: an edit costs one copy of the list instead of 100,000
 * reads. The list keeps its reference while no record in it changes.
 */
export function createKeptList<R extends AnyRecord>() {
  let ids: readonly string[] = [];
  let rows: Table<R> = emptyTable();
  let changes: Changes<R> = new Map();
  let list: readonly R[] = [];
  let coming: Coming<R> | undefined;

  function patched(layers: Layers<R>): readonly R[] {
    const others = new Set([...tableDiff(rows, layers.rows)].map(([id]) => id));
    if (changes !== layers.changes)
      for (const id of [...changes.keys(), ...layers.changes.keys()]) others.add(id);
    if (others.size === 0) return list;
    let next: R[] | undefined;
    // One pass over 100,000 ids takes a few milliseconds. An index of places would take forty.
    for (const [at, id] of ids.entries()) {
      const record = others.has(id) ? layers.read(id) : undefined;
      if (record === undefined || list[at] === record) continue;
      next ??= [...list];
      next[at] = record;
    }
    return next ?? list;
  }

  function take(nextIds: readonly string[], nextList: readonly R[]): void {
    [ids, list, coming] = [nextIds, nextList, undefined];
  }

  // If a record is missing, positions in the list differ from those in the ids.
  const isOf = (nextIds: readonly string[]) => nextIds === ids && list.length === ids.length;
  const isUpTo = (nextIds: readonly string[], layers: Layers<R>) =>
    nextIds === ids && rows === layers.rows && changes === layers.changes;

  /** Reads the next part of the list for these ids. Returns whether more remains. */
  function ahead(nextIds: readonly string[], layers: Layers<R>): boolean {
    if (isOf(nextIds) || isUpTo(nextIds, layers) || nextIds.length === 0) return false;
    const { read, rows: nextRows, changes: nextChanges } = layers;
    if (coming?.ids !== nextIds || coming.rows !== nextRows || coming.changes !== nextChanges)
      coming = { ids: nextIds, rows: nextRows, changes: nextChanges, list: [], at: 0 };
    const { list: far, at } = coming;
    for (const id of nextIds.slice(at, at + partSize)) {
      const record = read(id);
      if (record !== undefined) far.push(record);
    }
    coming.at += partSize;
    if (coming.at < nextIds.length) return true;
    take(nextIds, far);
    rows = nextRows;
    changes = nextChanges;
    return false;
  }

  function keptList(nextIds: readonly string[], layers: Layers<R>): readonly R[] {
    if (isUpTo(nextIds, layers)) return list;
    if (!isOf(nextIds)) {
      take(
        nextIds,
        nextIds.map((id) => layers.read(id)).filter((record) => record !== undefined),
      );
    } else {
      list = patched(layers);
    }
    rows = layers.rows;
    changes = layers.changes;
    return list;
  }

  return Object.assign(keptList, { ahead });
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
