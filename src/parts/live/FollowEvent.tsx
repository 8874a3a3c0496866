import { isLiveTime } from '@/model/scoring/liveTime';
import { useAppSelector } from '@/store/typed';
import { selectHasOpenMatch } from '@/wiki/liveLists/liveCardSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { selectIsModerator } from '@/wiki/session/sessionSelectors';
import { useToday } from '../days/useToday';
import { FollowMergedCards } from '../scopes/FollowMergedCards';
import { FollowLive } from './lazyLive';

/** Follows what a page of an event or of its match needs beyond their records. */
export function FollowEvent({ event: id }: { readonly event: string }) {
  const today = useToday();
  const isLive = useAppSelector((state) => {
    const event = selectEvent(state, id);
    if (event === undefined) return false;
    const isOpen = selectHasOpenMatch(state, id);
    // A moderator may confirm a card however late.
    return isLiveTime(event, today, isOpen) || (isOpen && selectIsModerator(state));
  });
  return (
    <>
      <FollowMergedCards event={id} />
      {isLive && <FollowLive event={id} />}
    </>
  );
}
