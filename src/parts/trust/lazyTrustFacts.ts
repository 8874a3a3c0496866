import { lazyPart } from '@/ui/lazyPart';

export const { Part: TrustFacts } = lazyPart(() =>
  import(/* webpackChunkName: "trust" */ './TrustFacts').then((code) => code.TrustFacts),
);
