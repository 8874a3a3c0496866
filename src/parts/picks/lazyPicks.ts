import { lazyPart } from '@/ui/lazyPart';

/** Loaded only where a match is to come or was picked. */
export const { Part: PickControl } = lazyPart(() => import('./PickControl').then((code) => code.PickControl));

export const { Part: FollowPicks } = lazyPart(() => import('./FollowPicks').then((code) => code.FollowPicks));
