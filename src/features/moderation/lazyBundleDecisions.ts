import { lazyPart } from '@/ui/lazyPart';

const load = () => import(/* webpackChunkName: "bundle-decisions" */ './bundleDecisionsCode');

export const { Part: BundleDecisions } = lazyPart(() => load().then((code) => code.BundleDecisions));
export const { Part: DelayedDecisions } = lazyPart(() => load().then((code) => code.DelayedDecisions));
