import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { selectUntoldFollows } from '@/wiki/follows/followsSelectors';
import { tellFollows } from '@/wiki/follows/followsThunks';
import { selectSessionKnown, selectUid } from '@/wiki/session/sessionSelectors';
import { selectUntoldSeen } from './inboxSelectors';
import { followInbox, tellSeen } from './inboxThunks';

/** Follows the signed-in account's inbox, and sends what was seen and followed here to the other devices. */
export function useInbox(): void {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectSessionKnown);
  const uid = useAppSelector(selectUid);
  const failed = useAppSelector((state) => state.inbox.status === 'failed');
  const untold = useAppSelector(selectUntoldSeen);
  useEffect(
    () => (known && uid !== undefined && !failed ? dispatch(followInbox(uid)) : undefined),
    [dispatch, known, uid, failed],
  );
  const untoldFollows = useAppSelector(selectUntoldFollows);
  const online = useOnline();
  useEffect(() => {
    if (uid !== undefined && untoldFollows !== undefined && online)
      void dispatch(tellFollows(uid, untoldFollows));
  }, [dispatch, uid, untoldFollows, online]);
  useEffect(() => {
    if (uid !== undefined && untold !== undefined) void dispatch(tellSeen(uid, untold));
  }, [dispatch, uid, untold]);
}
