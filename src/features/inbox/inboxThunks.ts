import { noFollows } from '@/model/news/follows';
import type { UserId } from '@/model/ids';
import { mergeNews } from '@/model/news/news';
import type { AppThunk } from '@/store/typed';
import { agreementActions } from '@/wiki/site/agreementSlice';
import { followsActions } from '@/wiki/follows/followsSlice';
import { inboxActions } from './inboxSlice';

/** Two entries written at the same moment may arrive out of order. */
const overlapMs = 60_000;

/** Follows the account's inbox from the newest stored entry, until the returned function is called. */
export const followInbox =
  (uid: UserId): AppThunk<() => void> =>
  (dispatch, getState, { backend }) => {
    dispatch(inboxActions.opened(uid));
    const since = Math.max(0, (getState().inbox.news[0]?.at ?? 0) - overlapMs);
    return backend.follow(
      { kind: 'inbox', uid, since },
      ({ news, follows = noFollows, agreement, ...rest }) => {
        dispatch(inboxActions.arrived({ news: mergeNews(getState().inbox.news, news), ...rest }));
        dispatch(followsActions.arrived({ uid, follows }));
        dispatch(agreementActions.arrived({ uid, agreement }));
      },
      (error) => {
        console.warn('The inbox cannot be followed', error);
        dispatch(inboxActions.failed());
        dispatch(agreementActions.unanswered(uid));
      },
    );
  };

/**
 * Sends the time of the last seen news to the account's other devices. A failed call is repeated when the
 * inbox is next opened.
 */
export const tellSeen =
  (uid: UserId, at: number): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend
      .ask({ kind: 'markSeen', uid, at })
      .catch((error: unknown) => console.warn('Other devices cannot be told what was seen', error));
