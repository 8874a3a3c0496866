import { useCallback, useMemo, useReducer } from 'react';
import type { DeltaId } from '@/model/ids';

interface Chosen {
  readonly ids: ReadonlySet<DeltaId>;
  readonly anchor: DeltaId | undefined;
}

type Change = (before: Chosen, list: readonly DeltaId[]) => Chosen;

const none: Chosen = { ids: new Set(), anchor: undefined };

export type Selection = ReturnType<typeof useSelection>;

/** Selection in a list: one by one, a range from the last chosen one, or many at once. */
export function useSelection(ids: readonly DeltaId[]) {
  // The reducer closes over the list, so that `choose` is the same function for every list.
  const [{ ids: chosen }, change] = useReducer(
    (before: Chosen, changed: Change): Chosen => changed(before, ids),
    none,
  );
  return {
    // Proposals that were decided or filtered out are no longer selected.
    selected: useMemo(() => (chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))), [ids, chosen]),
    chosen,
    choose: useCallback(
      (id: DeltaId, on: boolean, range = false) =>
        change((before, list) => {
          const from = before.anchor === undefined ? -1 : list.indexOf(before.anchor);
          const to = list.indexOf(id);
          const isRange = range && from >= 0 && to >= 0;
          const some = isRange ? list.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
          return { ids: withSome(before.ids, some, on), anchor: id };
        }),
      [],
    ),
    // An empty change would still re-render the whole list, in the frame that answers a key.
    setMany: (some: readonly DeltaId[], on: boolean) =>
      some.length > 0 && change((before) => ({ ...before, ids: withSome(before.ids, some, on) })),
    clear: () => chosen.size > 0 && change((before) => ({ ...before, ids: none.ids })),
  };
}

function withSome(chosen: ReadonlySet<DeltaId>, some: readonly DeltaId[], on: boolean): ReadonlySet<DeltaId> {
  const next = new Set(chosen);
  for (const id of some) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
