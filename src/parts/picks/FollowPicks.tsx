import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { followPicks } from './picksThunks';
import { selectMergedInto } from '@/wiki/records/identitiesSelectors';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** Follows the account's own picks on a card while it is shown, also those of events that were merged into it. */
export function FollowPicks({ event }: { readonly event: string }) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const merged = useAppSelector((state) => selectMergedInto(state, 'event', event));
  useEffect(() => {
    if (uid === undefined) return undefined;
    const stops = [event, ...merged].map((each) => dispatch(followPicks(uid, each)));
    return () => stops.forEach((stop) => stop());
  }, [dispatch, uid, event, merged]);
  return undefined;
}
