import { eachDifference, type Table } from '@/lib/table';
import type { Delta } from '@/model/delta';
import type { DeltaId } from '@/model/ids';
import type { Changes, Overlay } from '@/overlay/overlay';

/** A delta that stayed where it was while it changed. */
export type ReplacedDelta = readonly [before: Delta, after: Delta];

/**
 * Follows those of `own` that are new: gives the ones that changed in place since the last call, which is the usual edit
 * and costs no more than they do; `undefined` when one came or went, so that all have to be read again.
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

/** Those of `own`, which are newest first, that are still new, oldest first. */
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
  /** Where each delta stands in `deltas`. */
  readonly places: ReadonlyMap<string, number>;
}

/** The new deltas, read when they are needed, and what is different from the version before. */
export interface NewDeltas {
  readonly version: number;
  readonly all: () => readonly Delta[];
  /** `undefined` when more than deltas that stayed where they were. */
  readonly replaced: readonly ReplacedDelta[] | undefined;
}

/** The same list for several who each follow it. */
export function followNewDeltas(overlay: Overlay<Delta>) {
  const replacedDeltas = createReplacedDeltas(overlay);
  let version = 0;
  return (rows: Table<Delta>, changes: Changes<Delta>, own: readonly DeltaId[]): NewDeltas => ({
    version: (version += 1),
    all: () => readNewDeltas(overlay, rows, changes, own),
    replaced: replacedDeltas(rows, changes, own),
  });
}

/** The same list kept up: those that stay where they are are not read again. */
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
      // Every new delta has a place.
      for (const [, now] of replaced) deltas[last.places.get(now.id)!] = now;
      last = { ...last, deltas };
      return deltas;
    }
    const deltas = readNewDeltas(overlay, rows, changes, own);
    last = { deltas, places: new Map(deltas.map(({ id }, at) => [id, at])) };
    return deltas;
  };
}
