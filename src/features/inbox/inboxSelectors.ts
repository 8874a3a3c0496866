import { unreadCount, type News } from '@/model/news';
import type { RootState } from '@/store/typed';
import { selectUid } from '@/wiki/session/sessionSelectors';

const none: readonly News[] = [];

/** True if the inbox that is known is that of who is signed in. */
const isOwn = (state: RootState): boolean =>
  state.inbox.uid !== undefined && state.inbox.uid === selectUid(state);

/** The news that the device knows, newest first. */
export const selectNews = (state: RootState): readonly News[] => (isOwn(state) ? state.inbox.news : none);

/** How many pieces of it nobody has seen on any device. */
export const selectUnread = (state: RootState): number => unreadCount(selectNews(state), state.inbox.seen);

/** The server time at which the user asked for the deletion of the account; `undefined` unless that is known. */
export const selectLeaving = (state: RootState): number | undefined =>
  isOwn(state) ? state.inbox.leaving : undefined;

/** The time up to which news was seen that the server does not know of; `undefined` while it cannot be told. */
export const selectUntoldSeen = ({ inbox }: RootState): number | undefined =>
  inbox.status === 'live' && inbox.seen > inbox.seenThere ? inbox.seen : undefined;
