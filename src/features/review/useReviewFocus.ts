import { useEffect, useState } from 'react';
import type { EventId } from '@/model/ids';

export const reviewDomId = (id: EventId): string => `review-${id}`;

/** Keeps the keyboard in the list: after a decision on the next event, after its undo on the event that is back. */
export function useReviewFocus(ids: readonly EventId[]) {
  const [wanted, setWanted] = useState<EventId>();
  useEffect(() => {
    if (wanted === undefined || !ids.includes(wanted)) return;
    document.getElementById(reviewDomId(wanted))?.focus();
    setWanted(undefined);
  }, [wanted, ids]);
  return {
    focusOn: setWanted,
    focusAfter: (id: EventId) => {
      const at = ids.indexOf(id);
      setWanted(ids[at + 1] ?? ids[at - 1]);
    },
  };
}
