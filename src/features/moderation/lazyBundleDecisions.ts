import { lazyPart } from '@/ui/lazyPart';

const load = () => import('./bundleDecisionsCode');

/** The decisions on all of a bundle, without their code until a moderator is there. */
export const { Part: BundleDecisions } = lazyPart(() => load().then((code) => code.BundleDecisions));
export const { Part: DelayedDecisions } = lazyPart(() => load().then((code) => code.DelayedDecisions));
