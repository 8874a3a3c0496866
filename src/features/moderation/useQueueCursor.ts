import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/lib/afterPaint';
import type { DeltaId } from '@/model/ids';

/** The proposal that keys act on, outside of React: where it moves only the entries that it leaves and comes to are drawn again. */
export interface CursorStore {
  readonly get: () => DeltaId | undefined;
  readonly set: (id: DeltaId) => void;
  readonly subscribe: (onMove: () => void) => () => void;
}

export type QueueCursor = ReturnType<typeof useQueueCursor>;

export const proposalDomId = (id: DeltaId): string => `proposal-${id}`;

/** Tells whether the cursor is on a proposal. */
export const useIsCurrent = (cursor: CursorStore, id: DeltaId): boolean =>
  useSyncExternalStore(cursor.subscribe, () => cursor.get() === id);

/** The proposal of a list that keys act on; the focus goes where a key moves it. */
export function useQueueCursor(ids: readonly DeltaId[]) {
  const [store] = useState(createCursor);
  const [kept, setKept] = useState<DeltaId>();
  useEffect(
    () => store.subscribe(() => void afterPaint().then(() => startTransition(() => setKept(store.get())))),
    [store],
  );
  /** The one that the focus is still to go to: it is drawn later than the key is answered, or a dialog still has the focus. */
  const awaited = useRef<DeltaId>(undefined);
  useEffect(() => {
    if (awaited.current !== undefined && focusOn(awaited.current)) awaited.current = undefined;
  });

  const current = () => {
    const id = store.get();
    return id !== undefined && ids.includes(id) ? id : undefined;
  };
  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    store.set(id);
    focusOn(id);
    awaited.current = id;
  };
  const at = () => ids.indexOf(store.get() ?? ('' as DeltaId));
  return {
    store,
    current,
    /** As of the last frame. */
    kept,
    goTo,
    next: () => goTo(ids[at() + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, at() - 1)]),
  };
}

function createCursor(): CursorStore {
  let current: DeltaId | undefined;
  const subscribers = new Set<() => void>();
  return {
    get: () => current,
    set: (id) => {
      if (id === current) return;
      current = id;
      for (const onMove of subscribers) onMove();
    },
    subscribe: (onMove) => {
      subscribers.add(onMove);
      return () => subscribers.delete(onMove);
    },
  };
}

/** Gives an entry the focus, unless something in it has it. Says whether there is such an entry. */
function focusOn(id: DeltaId): boolean {
  const entry = document.getElementById(proposalDomId(id));
  if (entry && !entry.contains(document.activeElement)) entry.focus();
  return entry !== null;
}
