import { tableDiff, type Table } from '@/lib/table';
import type { Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { Changes, Overlay } from '@/overlay/overlay';

interface Last {
  readonly rows: Table<Delta>;
  readonly changes: Changes<Delta>;
  readonly own: readonly DeltaId[];
  readonly deltas: readonly Delta[];
  /** Where each delta stands in `deltas`. */
  readonly places: ReadonlyMap<string, number>;
}

/**
 * Those of `own`, which are newest first, that are still new, oldest first. When deltas change and stay where they
 * are, which is the usual edit, only those are read again.
 */
export function createNewDeltas(overlay: Overlay<Delta>) {
  let last: Last | undefined;

  /** The list with the changed rows put in place; `undefined` when one of them comes or goes. */
  function replaced(before: Last, rows: Table<Delta>): readonly Delta[] | undefined {
    let deltas: Delta[] | undefined;
    for (const [id, was, is] of tableDiff(before.rows, rows)) {
      const place = before.places.get(id);
      const now = overlay.read(rows, before.changes, id);
      if (place === undefined || now?.status !== 'new') {
        // Neither before nor now one of these: another author's, or decided all along.
        if (place === undefined && was?.status !== 'new' && is?.status !== 'new' && now?.status !== 'new')
          continue;
        return undefined;
      }
      deltas ??= [...before.deltas];
      deltas[place] = now;
    }
    return deltas ?? before.deltas;
  }

  return function newDeltas(
    rows: Table<Delta>,
    changes: Changes<Delta>,
    own: readonly DeltaId[],
  ): readonly Delta[] {
    const kept = last?.changes === changes && last.own === own ? replaced(last, rows) : undefined;
    if (last !== undefined && kept !== undefined) {
      last = { ...last, rows, deltas: kept };
      return kept;
    }
    const deltas = own
      .map((id) => overlay.read(rows, changes, id))
      .filter((delta): delta is Delta => delta?.status === 'new')
      .reverse();
    last = { rows, changes, own, deltas, places: new Map(deltas.map(({ id }, at) => [id, at])) };
    return deltas;
  };
}
