import { follow } from '@/language/en/follow';
import { message } from '@/language/text';
import { mostFollowed, nextMark, type Follows } from '@/model/follows';
import type { UserId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { followsActions } from './followsSlice';
import { selectFollowedKeys, selectIsFollowed } from './followsSelectors';

/** Follows something, or stops. */
export const toggleFollow =
  (key: string): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const on = !selectIsFollowed(state, key);
    if (on && selectFollowedKeys(state).length >= mostFollowed) {
      const text = message(follow.tooMany, { count: mostFollowed });
      dispatch(noticeShown({ id: 'follow', message: text, tone: 'error' }));
      return;
    }
    const mark = nextMark(state.follows.marks[key], on, now());
    dispatch(followsActions.marked({ key, mark }));
  };

/** Tells the account's other devices what is followed. What fails is told again when the network is back, or next time. */
export const tellFollows =
  (uid: UserId, follows: Follows): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend.inbox
      .saveFollows(uid, follows)
      .catch((error: unknown) => console.warn('Other devices cannot be told what is followed', error));
