import { lazyPart } from '@/ui/lazyPart';

/** The conditions of trust. The code loads for admins only. */
export const { Part: TrustForm } = lazyPart(() =>
  import(/* webpackChunkName: "trust-form" */ './TrustForm').then((code) => code.TrustForm),
);
