import { lazyPart } from '@/ui/lazyPart';

export const { Part: FollowLive } = lazyPart(() => import('./FollowLive'), 'FollowLive');

export const { Part: UnconfirmedCards } = lazyPart(() => import('./UnconfirmedCards'), 'UnconfirmedCards');

export const { Part: LiveLine } = lazyPart(() => import('./LiveLine'), 'LiveLine');

/** Few matches were scored at the table. */
export const { Part: MatchRounds } = lazyPart(() => import('./MatchRounds'), 'MatchRounds');
