import { unreadCount, type News } from '@/model/news/news';
import type { RootState } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';

const none: readonly News[] = [];

const isOwn = (state: RootState): boolean =>
  state.inbox.uid !== undefined && state.inbox.uid === selectUid(state);

export const selectNews = (state: RootState): readonly News[] => (isOwn(state) ? state.inbox.news : none);

export const selectUnread = (state: RootState): number => unreadCount(selectNews(state), state.inbox.seen);

export const selectLeaving = (state: RootState): number | undefined =>
  isOwn(state) ? state.inbox.leaving : undefined;

/**
 * Time of the last seen news if the server does not know it yet; `undefined` if it does, or while the inbox
 * is not live.
 */
export const selectUntoldSeen = ({ inbox }: RootState): number | undefined =>
  inbox.status === 'live' && inbox.seen > inbox.seenThere ? inbox.seen : undefined;
