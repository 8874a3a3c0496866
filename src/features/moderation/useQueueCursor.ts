import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/turns';
import type { DeltaId } from '@/model/ids';
import { createEntryMarks } from './entryMarks';
import { isCovered } from './useQueueKeys';

export type QueueCursor = ReturnType<typeof useQueueCursor>;

export const proposalDomId = (id: DeltaId): string => `proposal-${id}`;

/** The proposal of a list that keys act on; the focus goes where a key moves it. */
export function useQueueCursor(ids: readonly DeltaId[]) {
  const [marks] = useState(createEntryMarks);
  const [kept, setKept] = useState<DeltaId>();
  useEffect(
    () =>
      marks.subscribe(() => void afterPaint().then(() => startTransition(() => setKept(marks.current())))),
    [marks],
  );
  /** The one that the focus is still to go to: it is drawn later than the key is answered, or a dialog still has the focus. */
  const awaited = useRef<DeltaId>(undefined);
  useEffect(() => {
    if (awaited.current !== undefined && focusOn(awaited.current)) awaited.current = undefined;
  });

  const current = () => {
    const id = marks.current();
    return id !== undefined && ids.includes(id) ? id : undefined;
  };
  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    marks.moveTo(id);
    awaited.current = focusOn(id) && !isCovered() ? undefined : id;
  };
  const at = () => ids.findIndex((id) => id === marks.current());
  return {
    marks,
    current,
    /** As of the last frame. */
    kept,
    goTo,
    next: () => goTo(ids[at() + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, at() - 1)]),
  };
}

/** Gives an entry the focus, unless something in it has it. Says whether there is such an entry. */
function focusOn(id: DeltaId): boolean {
  const entry = document.getElementById(proposalDomId(id));
  if (entry && !entry.contains(document.activeElement)) entry.focus();
  return entry !== null;
}
