import { useEffect, useState } from 'react';
import type { DeltaId } from '@/model/ids';
import { proposalDomId } from './QueueEntry';

export type QueueCursor = ReturnType<typeof useQueueCursor>;

/** The proposal of a list that keys act on; the focus goes where a key moves it. */
export function useQueueCursor(ids: readonly DeltaId[]) {
  const [cursor, setCursor] = useState<DeltaId>();
  /** The focus follows the cursor after a key moved it, and not after a press elsewhere. */
  const [follow, setFollow] = useState(0);
  useEffect(() => {
    if (follow > 0 && cursor !== undefined) document.getElementById(proposalDomId(cursor))?.focus();
    // Only a key lets the focus follow.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [follow]);

  const at = cursor === undefined ? -1 : ids.indexOf(cursor);
  const goTo = (id: DeltaId | undefined) => {
    if (id === undefined) return;
    setCursor(id);
    setFollow((before) => before + 1);
  };
  return {
    current: at < 0 ? undefined : cursor,
    /** Puts the cursor where the focus is already. */
    set: setCursor,
    goTo,
    next: () => goTo(ids[at + 1] ?? ids.at(-1)),
    previous: () => goTo(ids[Math.max(0, at - 1)]),
  };
}
