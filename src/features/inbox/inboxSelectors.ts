import { unreadCount, type News } from '@/model/news/news';
import type { RootState } from '@/store/typed';
import { selectLiveList } from '@/wiki/liveLists/liveListsSlice';
import { selectUid } from '@/wiki/session/sessionSelectors';

const none: readonly News[] = [];

const isOwn = (state: RootState): boolean =>
  state.inbox.uid !== undefined && state.inbox.uid === selectUid(state);

export const selectNews = (state: RootState): readonly News[] => (isOwn(state) ? state.inbox.news : none);

export const selectUnread = (state: RootState): number => unreadCount(selectNews(state), state.inbox.seen);

export const selectLeaving = (state: RootState): number | undefined =>
  isOwn(state) ? state.inbox.leaving : undefined;

export const selectInboxList = (state: RootState) => selectLiveList(state, 'inbox');

/**
 * Time of the last seen news if the server does not know it yet; `undefined` if it does, or while the inbox
 * is not live.
 */
export function selectUnsentSeen(state: RootState): number | undefined {
  const { data, failed } = selectInboxList(state);
  const { seen, seenThere } = state.inbox;
  return data !== undefined && failed === undefined && seen > seenThere ? seen : undefined;
}
