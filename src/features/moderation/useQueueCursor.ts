import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/turns';
import type { DeltaId } from '@/model/ids';
import { createEntryMarks } from './entryMarks';
import { isCovered, isTyping } from './useQueueKeys';

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
  /** The last place of the cursor in the list. */
  const place = useRef(0);
  /** The one that the focus is still to go to: it is drawn later than the key is answered, or a dialog still has the focus. */
  const awaited = useRef<DeltaId>(undefined);
  useEffect(() => {
    const id = awaited.current;
    if (id === undefined) return;
    // One that has gone must not take the focus when it comes back, and nothing takes it from who types.
    if (!ids.includes(id) || isTyping() || focusOn(id)) awaited.current = undefined;
  });

  const current = () => {
    const id = marks.current();
    return id !== undefined && ids.includes(id) ? id : undefined;
  };
  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    marks.moveTo(id);
    place.current = ids.indexOf(id);
    awaited.current = focusOn(id) && !isCovered() ? undefined : id;
  };
  /** The place of the cursor; where its proposal has gone, it is between that before and that after. */
  const at = () => {
    const found = ids.findIndex((id) => id === marks.current());
    if (found >= 0) place.current = found;
    return found >= 0 ? found : place.current - 0.5;
  };
  return {
    marks,
    current,
    /** As of the last frame. */
    kept,
    goTo,
    next: () => goTo(ids[Math.floor(at()) + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, Math.ceil(at()) - 1)]),
  };
}

/** Gives an entry the focus, unless something in it has it. Says whether there is such an entry. */
function focusOn(id: DeltaId): boolean {
  const entry = document.getElementById(proposalDomId(id));
  if (entry && !entry.contains(document.activeElement)) entry.focus();
  return entry !== null;
}
