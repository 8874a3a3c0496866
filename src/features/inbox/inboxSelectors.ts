import { unreadCount, type News } from '@/model/news';
import type { RootState } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';

const none: readonly News[] = [];

/** Whether the loaded inbox belongs to the signed-in account. */
const isOwn = (state: RootState): boolean =>
  state.inbox.uid !== undefined && state.inbox.uid === selectUid(state);

/** The loaded news, newest first. */
export const selectNews = (state: RootState): readonly News[] => (isOwn(state) ? state.inbox.news : none);

/** Number of news entries that the account has not seen on any device. */
export const selectUnread = (state: RootState): number => unreadCount(selectNews(state), state.inbox.seen);

export const selectLeaving = (state: RootState): number | undefined =>
  isOwn(state) ? state.inbox.leaving : undefined;

/**
 * Time of the last seen news if the server does not know it yet; `undefined` if it does, or while the inbox
 * is not live.
 */
export const selectUntoldSeen = ({ inbox }: RootState): number | undefined =>
  inbox.status === 'live' && inbox.seen > inbox.seenThere ? inbox.seen : undefined;
