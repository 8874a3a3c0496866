import { lazyPart } from '@/ui/lazyPart';

const load = () => import('./Outlooks');

/** The chances of a coming match, without their code where none is announced: the first page is light. */
export const { Part: MatchOutlook } = lazyPart(() => load().then((code) => code.MatchOutlook));

/** How well such chances came true. */
export const { Part: Calibration } = lazyPart(() => load().then((code) => code.Calibration));
