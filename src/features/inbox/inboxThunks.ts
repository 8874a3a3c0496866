import { noWatches } from '@/model/news/watches';
import type { UserId } from '@/model/ids';
import { mergeNews } from '@/model/news/news';
import type { AppThunk } from '@/store/typed';
import { agreementActions } from '@/wiki/site/agreementSlice';
import { followList } from '@/wiki/liveLists/useLiveList';
import { watchesActions } from '@/wiki/watches/watchesSlice';
import { inboxActions } from './inboxSlice';

/** Two entries written at the same moment may arrive out of order. */
const overlapMs = 60_000;

/** Follows the account's inbox from the newest stored entry, until the returned function is called. */
export const followInbox =
  (uid: UserId): AppThunk<() => void> =>
  (dispatch, getState) => {
    dispatch(inboxActions.opened(uid));
    const since = Math.max(0, (getState().inbox.news[0]?.at ?? 0) - overlapMs);
    return dispatch(
      followList(
        { kind: 'inbox', uid, since },
        ({ news, watches = noWatches, agreement, ...rest }) => {
          dispatch(inboxActions.arrived({ news: mergeNews(getState().inbox.news, news), ...rest }));
          dispatch(watchesActions.arrived({ uid, watches }));
          dispatch(agreementActions.arrived({ uid, agreement }));
        },
        () => dispatch(agreementActions.unanswered(uid)),
      ),
    );
  };
