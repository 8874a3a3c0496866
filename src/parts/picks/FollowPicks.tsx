import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { followPicks } from './picksThunks';
import { selectUid } from '@/wiki/session/sessionSelectors';

/** Follows the account's own picks on a card while it is shown. */
export function FollowPicks({ event }: { readonly event: string }) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  useEffect(
    () => (uid === undefined ? undefined : dispatch(followPicks(uid, event))),
    [dispatch, uid, event],
  );
  return undefined;
}
