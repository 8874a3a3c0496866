import { lazyPart } from '@/ui/lazyPart';

/** Loaded only around the days of an event. */
export const { Part: FollowLive } = lazyPart(() => import('./FollowLive'), 'FollowLive');

/** Loaded for moderators. */
export const { Part: UnconfirmedCards } = lazyPart(() => import('./UnconfirmedCards'), 'UnconfirmedCards');

export const { Part: LiveLine } = lazyPart(() => import('./LiveLine'), 'LiveLine');

/** Few matches were scored at the table. */
export const { Part: MatchRounds } = lazyPart(() => import('./MatchRounds'), 'MatchRounds');
