import { useCallback, useMemo, useReducer } from 'react';
import type { DeltaId } from '@/model/ids';

interface Chosen {
  readonly ids: ReadonlySet<DeltaId>;
  readonly anchor: DeltaId | undefined;
}

type Choice =
  | { readonly kind: 'one'; readonly id: DeltaId; readonly on: boolean; readonly range: boolean }
  | { readonly kind: 'many'; readonly ids: readonly DeltaId[]; readonly on: boolean }
  | { readonly kind: 'none' };

const none: Chosen = { ids: new Set(), anchor: undefined };

export type Selection = ReturnType<typeof useSelection>;

/** Selection in a list: one by one, a range from the last chosen one, or many at once. */
export function useSelection(ids: readonly DeltaId[]) {
  // The reducer closes over the list, so that `choose` is the same function for every list.
  const [{ ids: chosen }, choose] = useReducer(
    (before: Chosen, choice: Choice): Chosen => chosenAfter(before, choice, ids),
    none,
  );
  return {
    // Proposals that were decided or filtered out are no longer selected.
    selected: useMemo(() => (chosen.size === 0 ? [] : ids.filter((id) => chosen.has(id))), [ids, chosen]),
    chosen,
    choose: useCallback(
      (id: DeltaId, on: boolean, range = false) => choose({ kind: 'one', id, on, range }),
      [],
    ),
    // An empty change would still re-render the whole list, in the frame that answers a key.
    setMany: (some: readonly DeltaId[], on: boolean) =>
      some.length > 0 && choose({ kind: 'many', ids: some, on }),
    clear: () => chosen.size > 0 && choose({ kind: 'none' }),
  };
}

function chosenAfter(before: Chosen, choice: Choice, list: readonly DeltaId[]): Chosen {
  switch (choice.kind) {
    case 'one': {
      const from = before.anchor === undefined ? -1 : list.indexOf(before.anchor);
      const to = list.indexOf(choice.id);
      const isRange = choice.range && from >= 0 && to >= 0;
      const some = isRange ? list.slice(Math.min(from, to), Math.max(from, to) + 1) : [choice.id];
      return { ids: withSome(before.ids, some, choice.on), anchor: choice.id };
    }
    case 'many':
      return { ...before, ids: withSome(before.ids, choice.ids, choice.on) };
    case 'none':
      return { ...before, ids: none.ids };
  }
}

function withSome(chosen: ReadonlySet<DeltaId>, some: readonly DeltaId[], on: boolean): ReadonlySet<DeltaId> {
  const next = new Set(chosen);
  for (const id of some) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}
