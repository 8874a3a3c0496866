import { lazyPart } from '@/ui/lazyPart';

export const { Part: CrowdLine } = lazyPart(() => import('./CrowdLine'), 'CrowdLine');

export const { Part: PickControl } = lazyPart(() => import('./PickControl'), 'PickControl');

export const { Part: FollowPicks } = lazyPart(() => import('./FollowPicks'), 'FollowPicks');
