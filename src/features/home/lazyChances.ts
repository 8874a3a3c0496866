import { lazyPart } from '@/ui/lazyPart';

const load = () => import('./Outlooks');

/** The chances of a coming match. Loaded on demand to keep the first page small. */
export const { Part: MatchOutlook } = lazyPart(() => load().then((code) => code.MatchOutlook));

export const { Part: Calibration } = lazyPart(() => load().then((code) => code.Calibration));
