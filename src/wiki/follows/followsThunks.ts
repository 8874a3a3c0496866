import { follow } from '@/language/en/follow';
import { message } from '@/language/text';
import { mostFollowed, nextMark } from '@/model/news/follows';
import type { AppThunk } from '@/store/typed';
import { errorShown } from '../notices/outcomeNotices';
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
      dispatch(errorShown('follow', text));
      return;
    }
    for (const each of on ? [key] : followed) {
      const mark = nextMark(state.follows.marks[each], on, now());
      dispatch(followsActions.marked({ key: each, mark }));
    }
  };
