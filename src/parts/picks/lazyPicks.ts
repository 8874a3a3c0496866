import { lazyPart } from '@/ui/lazyPart';

export const { Part: CrowdLine } = lazyPart(() => import('./CrowdLine').then((code) => code.CrowdLine));

/** Loaded only where a match is to come or was picked. */
export const { Part: PickControl } = lazyPart(() => import('./PickControl').then((code) => code.PickControl));

export const { Part: FollowPicks } = lazyPart(() => import('./FollowPicks').then((code) => code.FollowPicks));
