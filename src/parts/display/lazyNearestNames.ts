import { lazyPart } from '@/ui/lazyPart';

/** The names nearest to an address, without their code until somebody has mistyped one. */
export const { Part: NearestNames } = lazyPart(() =>
  import('./NearestNames').then((code) => code.NearestNames),
);
