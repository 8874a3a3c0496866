import { follow } from '@/language/en/follow';
import { message } from '@/language/text';
import { mostWatched, nextMark } from '@/model/news/watches';
import type { AppThunk } from '@/store/typed';
import { errorShown } from '../notices/outcomeNotices';
import { watchesActions } from './watchesSlice';
import { selectWatchedKeys, selectKeysWatching } from './watchesSelectors';

export const toggleWatch =
  (key: string): AppThunk =>
  (dispatch, getState, { now }) => {
    const state = getState();
    const watched = selectKeysWatching(state, key);
    const on = watched.length === 0;
    if (on && selectWatchedKeys(state).length >= mostWatched) {
      const text = message(follow.tooMany, { count: mostWatched });
      dispatch(errorShown('follow', text));
      return;
    }
    for (const each of on ? [key] : watched) {
      const mark = nextMark(state.watches.marks[each], on, now());
      dispatch(watchesActions.marked({ key: each, mark }));
    }
  };
