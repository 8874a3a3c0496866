import { follow } from '@/language/en/follow';
import { message } from '@/language/text';
import { mostFollowed, nextMark, type Follows } from '@/model/news/follows';
import type { UserId } from '@/model/ids';
import type { AppThunk } from '@/store/typed';
import { noticeShown } from '../notices/noticesSlice';
import { followsActions } from './followsSlice';
import { selectFollowedKeys, selectKeysFollowing } from './followsSelectors';

export const toggleFollow =
  (key: string): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const followed = selectKeysFollowing(state, key);
    const on = followed.length === 0;
    if (on && selectFollowedKeys(state).length >= mostFollowed) {
      const text = message(follow.tooMany, { count: mostFollowed });
      dispatch(noticeShown({ id: 'follow', message: text, tone: 'error' }));
      return;
    }
    for (const each of on ? [key] : followed) {
      const mark = nextMark(state.follows.marks[each], on, now());
      dispatch(followsActions.marked({ key: each, mark }));
    }
  };

/**
 * Saves the follows for the account's other devices. A failed save is repeated when the network returns or at
 * the next start.
 */
export const tellFollows =
  (uid: UserId, follows: Follows): AppThunk<Promise<void>> =>
  (_dispatch, _getState, { backend }) =>
    backend
      .ask({ kind: 'saveFollows', uid, follows })
      .catch((error: unknown) => console.warn('Other devices cannot be told what is followed', error));
