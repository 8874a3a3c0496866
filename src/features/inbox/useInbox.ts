import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/typed';
import { useOnline } from '@/ui/useOnline';
import { liveListsSlice } from '@/wiki/liveLists/liveListsSlice';
import { askOnce } from '@/wiki/answers/askOnce';
import { selectUnsentWatches } from '@/wiki/watches/watchesSelectors';
import { selectSessionKnown, selectUid } from '@/wiki/session/sessionSelectors';
import { selectInboxList, selectUnsentSeen } from './inboxSelectors';
import { followInbox } from './inboxThunks';

export function useInbox(): void {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectSessionKnown);
  const uid = useAppSelector(selectUid);
  const failed = useAppSelector((state) => selectInboxList(state).failed !== undefined);
  const untold = useAppSelector(selectUnsentSeen);
  useEffect(
    () => (known && uid !== undefined && !failed ? dispatch(followInbox(uid)) : undefined),
    [dispatch, known, uid, failed],
  );
  // The next account has no delivery yet.
  useEffect(() => () => void dispatch(liveListsSlice.actions.closed({ key: 'inbox' })), [dispatch, uid]);
  const unsentWatches = useAppSelector(selectUnsentWatches);
  const online = useOnline();
  useEffect(() => {
    if (uid !== undefined && unsentWatches !== undefined && online)
      void dispatch(askOnce({ kind: 'saveWatches', uid, watches: unsentWatches }));
  }, [dispatch, uid, unsentWatches, online]);
  useEffect(() => {
    if (uid !== undefined && untold !== undefined)
      void dispatch(askOnce({ kind: 'markSeen', uid, at: untold }));
  }, [dispatch, uid, untold]);
}
