import type { EventId } from '@/model/ids';
import { isLiveTime } from '@/model/scoring/liveTime';
import { useAppSelector } from '@/store/typed';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useScope } from '@/wiki/scopes/useScope';
import { useToday } from '../days/useToday';

/** Follows the matches of an event, which around its days has many readers. */
export function useCardScope(id: EventId) {
  const today = useToday();
  const many = useAppSelector((state) => {
    const event = selectEvent(state, id);
    return event !== undefined && isLiveTime(event, today, false);
  });
  return useScope({ kind: 'matchesOfEvent', event: id, ...(many && { many }) });
}
