import { isLiveTime } from '@/model/scoring/readLive';
import { useAppSelector } from '@/store/typed';
import { selectHasOpenMatch } from '@/wiki/liveLists/liveSelectors';
import { selectEvent } from '@/wiki/records/recordsSelectors';
import { useToday } from '../days/useToday';
import { FollowMergedCards } from '../scopes/FollowMergedCards';
import { FollowLive } from './lazyLive';

/** Follows what a page of an event or of its match needs beyond their records. */
export function FollowEvent({ event: id }: { readonly event: string }) {
  const today = useToday();
  const isLive = useAppSelector((state) => {
    const event = selectEvent(state, id);
    return event !== undefined && isLiveTime(event, today, selectHasOpenMatch(state, id));
  });
  return (
    <>
      <FollowMergedCards event={id} />
      {isLive && <FollowLive event={id} />}
    </>
  );
}
