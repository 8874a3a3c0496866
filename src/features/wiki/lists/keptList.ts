import { emptyTable, tableDiff, type Table } from '@/lib/table';
import type { AnyRecord } from '@/model/records';
import type { Changes } from '@/overlay/overlay';
import type { Layers } from '../records/recordsSelectors';

/**
 * The records of a list of ids, in its order, kept up by what differs: an edit that moves nothing costs a copy of the
 * list and not a reading of 100,000 rows. The list keeps its reference while no record in it is another.
 */
export function createKeptList<R extends AnyRecord>() {
  let ids: readonly string[] = [];
  let places: ReadonlyMap<string, number> | undefined;
  let rows: Table<R> = emptyTable();
  let changes: Changes<R> = new Map();
  let list: readonly R[] = [];

  function patched(layers: Layers<R>): readonly R[] {
    places ??= new Map(ids.map((id, at) => [id, at]));
    let next: R[] | undefined;
    const patch = (id: string) => {
      const at = places?.get(id);
      const record = at === undefined ? undefined : layers.read(id);
      if (at === undefined || record === undefined || list[at] === record) return;
      next ??= [...list];
      next[at] = record;
    };
    for (const [id] of tableDiff(rows, layers.rows)) patch(id);
    if (changes !== layers.changes) {
      for (const id of new Set([...changes.keys(), ...layers.changes.keys()])) patch(id);
    }
    return next ?? list;
  }

  return function keptList(nextIds: readonly string[], layers: Layers<R>): readonly R[] {
    // With a record missing, places in the list are not those in the ids.
    if (nextIds !== ids || list.length !== ids.length) {
      ids = nextIds;
      places = undefined;
      list = ids.map((id) => layers.read(id)).filter((record) => record !== undefined);
    } else if (rows !== layers.rows || changes !== layers.changes) {
      list = patched(layers);
    }
    rows = layers.rows;
    changes = layers.changes;
    return list;
  };
}
