import { lazyPart } from '@/ui/lazyPart';

export const { Part: MatchOutlook } = lazyPart(() => import('@/parts/ratings/MatchOutlook'), 'MatchOutlook');
