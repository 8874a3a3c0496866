import { eachDifference, type Table } from '@/lib/table';
import type { Delta } from '@/model/proposals/delta';
import type { DeltaId } from '@/model/ids';
import type { Changes, Overlay } from '@/overlay/overlay';

export type ReplacedDelta = readonly [before: Delta, after: Delta];

/**
 * Returns the new deltas that changed in place since the last call. The cost is proportional to their number,
 * and most edits are such changes. Returns `undefined` if a delta came or went: the caller must read all
 * again.
 */
function createReplacedDeltas(overlay: Overlay<Delta>) {
  let last:
    | {
        readonly rows: Table<Delta>;
        readonly changes: Changes<Delta>;
        readonly own: readonly DeltaId[];
        readonly ids: ReadonlySet<string>;
      }
    | undefined;

  return function replacedDeltas(
    rows: Table<Delta>,
    changes: Changes<Delta>,
    own: readonly DeltaId[],
  ): readonly ReplacedDelta[] | undefined {
    const before = last;
    const isFollowed = before?.changes === changes && before.own === own;
    last = { rows, changes, own, ids: isFollowed ? before.ids : new Set<string>(own) };
    if (!isFollowed) return undefined;
    const replaced: ReplacedDelta[] = [];
    let cameOrWent = false;
    eachDifference(before.rows, rows, (id) => {
      if (!before.ids.has(id)) return;
      const was = overlay.read(before.rows, changes, id);
      const now = overlay.read(rows, changes, id);
      if (was?.status === 'new' && now?.status === 'new') replaced.push([was, now]);
      else if (was?.status === 'new' || now?.status === 'new') cameOrWent = true;
    });
    return cameOrWent ? undefined : replaced;
  };
}

const readNewDeltas = (
  overlay: Overlay<Delta>,
  rows: Table<Delta>,
  changes: Changes<Delta>,
  own: readonly DeltaId[],
): readonly Delta[] =>
  own
    .map((id) => overlay.read(rows, changes, id))
    .filter((delta): delta is Delta => delta?.status === 'new')
    .reverse();

interface Last {
  readonly deltas: readonly Delta[];
  readonly places: ReadonlyMap<string, number>;
}

export interface NewDeltas {
  readonly version: number;
  readonly all: () => readonly Delta[];
  /** `undefined` if any delta came or went. */
  readonly replaced: readonly ReplacedDelta[] | undefined;
}

export function followNewDeltas(overlay: Overlay<Delta>) {
  const replacedDeltas = createReplacedDeltas(overlay);
  let version = 0;
  return (rows: Table<Delta>, changes: Changes<Delta>, own: readonly DeltaId[]): NewDeltas => ({
    version: (version += 1),
    all: () => readNewDeltas(overlay, rows, changes, own),
    replaced: replacedDeltas(rows, changes, own),
  });
}

export function createNewDeltas(overlay: Overlay<Delta>) {
  const replacedDeltas = createReplacedDeltas(overlay);
  let last: Last | undefined;

  return function newDeltas(
    rows: Table<Delta>,
    changes: Changes<Delta>,
    own: readonly DeltaId[],
  ): readonly Delta[] {
    const replaced = replacedDeltas(rows, changes, own);
    if (last !== undefined && replaced !== undefined) {
      if (replaced.length === 0) return last.deltas;
      const deltas = last.deltas.slice();
      // `ids` and `places` hold the same deltas, because none came or went.
      for (const [, now] of replaced) deltas[last.places.get(now.id)!] = now;
      last = { ...last, deltas };
      return deltas;
    }
    const deltas = readNewDeltas(overlay, rows, changes, own);
    last = { deltas, places: new Map(deltas.map(({ id }, at) => [id, at])) };
    return deltas;
  };
}
