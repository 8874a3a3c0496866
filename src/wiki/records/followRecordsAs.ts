import { sameItems } from '@/lib/sameItems';
import { emptyTable, tableDelete, tableDiff, tableGet, tableSet, type Table } from '@/lib/table';

type Merged = ReadonlyMap<string, { readonly id: string }>;

interface Composed<R, S> {
  readonly from: readonly R[];
  readonly shown: S;
}

/**
 * Keeps the table of players or events without those that were merged into others, which have their names as well: the same
 * table where nothing was. A record keeps the reference until one of those it is made of changes.
 *
 * @param compose a record with what it takes over from those that were merged into it
 */
export function followRecordsAs<R extends S, S>(
  compose: (record: R, merged: readonly R[]) => S,
): (rows: Table<R>, identities: Merged) => Table<S> {
  let composed = new Map<string, Composed<R, S>>();
  let last: readonly [rows: Table<R>, identities: Merged] = [emptyTable(), new Map()];
  let result: Table<S> = emptyTable();
  const others = (rows: Table<R>): Table<S> | undefined => {
    const differences = [...tableDiff(last[0], rows)];
    if (differences.some(([id]) => last[1].has(id) || composed.has(id))) return undefined;
    const gone = differences.flatMap(([id, , after]) => (after === undefined ? [id] : []));
    const come = differences.flatMap(([id, , after]) => (after === undefined ? [] : [[id, after] as const]));
    return tableSet(tableDelete(result, gone), come);
  };
  const anew = (rows: Table<R>, identities: Merged): Table<S> => {
    const sources = new Map<string, R[]>();
    for (const [id, { id: target }] of identities) {
      const source = tableGet(rows, id);
      const known = sources.get(target) ?? [];
      if (source !== undefined) sources.set(target, [...known, source]);
    }
    const next = new Map<string, Composed<R, S>>();
    for (const [id, merged] of sources) {
      const record = tableGet(rows, id);
      if (record === undefined) continue;
      const from = [record, ...merged];
      const known = composed.get(id);
      next.set(id, known && sameItems(known.from, from) ? known : { from, shown: compose(record, merged) });
    }
    composed = next;
    return tableSet(
      tableDelete<S>(rows, identities.keys()),
      [...composed].map(([id, { shown }]) => [id, shown] as const),
    );
  };
  return (rows, identities) => {
    const kept = identities.size > 0 && identities === last[1] ? others(rows) : undefined;
    result = identities.size === 0 ? rows : (kept ?? anew(rows, identities));
    last = [rows, identities];
    return result;
  };
}
