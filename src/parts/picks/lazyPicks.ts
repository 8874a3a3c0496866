import { lazyPart } from '@/ui/lazyPart';

export const { Part: CrowdLine } = lazyPart(() => import('./CrowdLine'), 'CrowdLine');

/** Loaded only where a match is to come or was picked. */
export const { Part: PickControl } = lazyPart(() => import('./PickControl'), 'PickControl');

export const { Part: FollowPicks } = lazyPart(() => import('./FollowPicks'), 'FollowPicks');
