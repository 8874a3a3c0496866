import { useState } from 'react';
import type { DeltaId } from '@/model/ids';

/** Several of a list: one by one, a range from the last one that was chosen, or many at once. */
export function useSelection(ids: readonly DeltaId[]) {
  const [chosen, setChosen] = useState<ReadonlySet<DeltaId>>(new Set());
  const [anchor, setAnchor] = useState<DeltaId>();

  const setMany = (some: readonly DeltaId[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (on) next.add(id);
        else next.delete(id);
      }
      return next;
    });

  return {
    // A proposal that has been decided, here or elsewhere, or is filtered away is chosen no longer.
    selected: ids.filter((id) => chosen.has(id)),
    has: (id: DeltaId) => chosen.has(id),
    choose: (id: DeltaId, on: boolean, { range = false } = {}) => {
      const from = anchor === undefined ? -1 : ids.indexOf(anchor);
      const to = ids.indexOf(id);
      const some =
        range && from >= 0 && to >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      setMany(some, on);
      setAnchor(id);
    },
    setMany,
    clear: () => setChosen(new Set()),
  };
}
