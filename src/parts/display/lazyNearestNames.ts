import { lazyPart } from '@/ui/lazyPart';

/** Similar names. The code loads only after a mistyped address. */
export const { Part: NearestNames } = lazyPart(() =>
  import(/* webpackChunkName: "nearest-names" */ './NearestNames').then((code) => code.NearestNames),
);
