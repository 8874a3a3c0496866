import { lazyPart } from '@/ui/lazyPart';

/** The flags of an own proposal. The code loads once one is open. */
export const { Part: OwnFlags } = lazyPart(() =>
  import(/* webpackChunkName: "own-flags" */ './OwnFlags').then((code) => code.OwnFlags),
);
