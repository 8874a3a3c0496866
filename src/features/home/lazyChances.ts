import { lazyPart } from '@/ui/lazyPart';

/** The chances of a coming match. Loaded on demand to keep the first page small. */
export const { Part: MatchOutlook } = lazyPart(() => import('@/parts/ratings/MatchOutlook'), 'MatchOutlook');
