import { lazyPart } from '@/ui/lazyPart';

/** Loaded only around the days of an event. */
export const { Part: FollowLive } = lazyPart(() => import('./FollowLive').then((code) => code.FollowLive));

/** Loaded for moderators. */
export const { Part: UnconfirmedCards } = lazyPart(() =>
  import('./UnconfirmedCards').then((code) => code.UnconfirmedCards),
);

export const { Part: LiveLine } = lazyPart(() => import('./LiveLine').then((code) => code.LiveLine));

/** Few matches were scored at the table. */
export const { Part: MatchRounds } = lazyPart(() => import('./MatchRounds').then((code) => code.MatchRounds));
