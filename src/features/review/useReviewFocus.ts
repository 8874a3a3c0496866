import { useEffect, useRef } from 'react';
import type { EventId } from '@/model/ids';

export const reviewDomId = (id: EventId): string => `review-${id}`;

/** Keeps the keyboard in the list: after a decision on the next event, after its undo on the event that is back. */
export function useReviewFocus(ids: readonly EventId[]) {
  const wanted = useRef<EventId>(undefined);
  useEffect(() => {
    const id = wanted.current;
    if (id === undefined || !ids.includes(id)) return;
    document.getElementById(reviewDomId(id))?.focus();
    wanted.current = undefined;
  }, [ids]);
  return {
    focusOn: (id: EventId) => {
      wanted.current = id;
    },
    focusAfter: (id: EventId) => {
      const at = ids.indexOf(id);
      wanted.current = ids[at + 1] ?? ids[at - 1];
    },
  };
}
