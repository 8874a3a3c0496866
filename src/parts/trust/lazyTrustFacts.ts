import { lazyPart } from '@/ui/lazyPart';

/** The trust that an account has earned, without its code until somebody may see it. */
export const { Part: TrustFacts } = lazyPart(() => import('./TrustFacts'), 'TrustFacts');
