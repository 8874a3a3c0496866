import { useEffect, useRef } from 'react';
import type { EventId } from '@/model/ids';

export const reviewDomId = (id: EventId): string => `review-${id}`;
export const reviewListId = 'review-list';

/**
 * Keeps the keyboard in the list: after a decision on the next event, after the last one on the list, and
 * after an undo on the event that is back.
 */
export function useReviewFocus(ids: readonly EventId[]) {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const target = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (target === null) return;
    wanted.current = undefined;
    // A dialog that closes with its entry gives the focus back first.
    queueMicrotask(() => target.focus());
  }, [ids]);
  return {
    focusOn: (id: EventId) => {
      wanted.current = reviewDomId(id);
    },
    focusAfter: (id: EventId) => {
      const at = ids.indexOf(id);
      const next = ids[at + 1] ?? ids[at - 1];
      wanted.current = next === undefined ? reviewListId : reviewDomId(next);
    },
  };
}
