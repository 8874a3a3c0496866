import { lazyPart } from '@/ui/lazyPart';

const load = () => import(/* webpackChunkName: "bundle-decisions" */ './bundleDecisionsCode');

/** Decisions on a whole bundle. The code loads for moderators only. */
export const { Part: BundleDecisions } = lazyPart(() => load().then((code) => code.BundleDecisions));
export const { Part: DelayedDecisions } = lazyPart(() => load().then((code) => code.DelayedDecisions));
