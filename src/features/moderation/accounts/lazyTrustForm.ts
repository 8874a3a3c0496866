import { lazyPart } from '@/ui/lazyPart';

export const { Part: TrustForm } = lazyPart(() =>
  import(/* webpackChunkName: "trust-form" */ './TrustForm').then((code) => code.TrustForm),
);
