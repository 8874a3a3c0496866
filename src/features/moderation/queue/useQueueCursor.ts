import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/lib/turns';
import type { DeltaId } from '@/model/ids';
import { EntryMarks } from './entryMarks';
import { isCovered, isTyping } from './useQueueKeys';

export type QueueCursor = ReturnType<typeof useQueueCursor>;

export const proposalDomId = (id: DeltaId): string => `proposal-${id}`;

/**
 * The proposal that keys act on. A key that moves it also moves the focus. It goes to the first of `returned`
 * once that is back in the list.
 */
export function useQueueCursor(ids: readonly DeltaId[], returned: readonly DeltaId[]) {
  const [marks] = useState(() => new EntryMarks());
  const [kept, setKept] = useState<DeltaId>();
  useEffect(() => {
    const keep = () => startTransition(() => setKept(marks.current()));
    return marks.subscribe(() => void afterPaint().then(keep));
  }, [marks]);
  const place = useRef(0);
  /**
   * The entry to focus next: it is rendered after the key is answered, and a dialog may still have the focus.
   */
  const awaited = useRef<DeltaId>(undefined);
  useEffect(() => {
    const id = awaited.current;
    if (id === undefined) return;
    // A removed entry must not take the focus when it returns, and no entry takes it from a text field.
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
  /** Index of the cursor. If its proposal was removed, a value between its former neighbours. */
  const at = () => {
    const found = ids.findIndex((id) => id === marks.current());
    if (found >= 0) place.current = found;
    return found >= 0 ? found : place.current - 0.5;
  };
  const expected = useRef<DeltaId>(undefined);
  useEffect(() => {
    expected.current = returned[0];
  }, [returned]);
  useEffect(() => {
    const id = expected.current;
    if (id === undefined || !ids.includes(id)) return;
    expected.current = undefined;
    goTo(id);
  });
  return {
    marks,
    current,
    /** The cursor of the last rendered frame. */
    kept,
    goTo,
    next: () => goTo(ids[Math.floor(at()) + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, Math.ceil(at()) - 1)]),
  };
}

/** Focuses an entry, unless the focus is already in it. Returns whether the entry exists. */
function focusOn(id: DeltaId): boolean {
  const entry = document.getElementById(proposalDomId(id));
  if (entry && !entry.contains(document.activeElement)) entry.focus();
  return entry !== null;
}
