import { lazyPart } from '@/ui/lazyPart';

export const { Part: OwnFlags } = lazyPart(() =>
  import(/* webpackChunkName: "own-flags" */ './OwnFlags').then((code) => code.OwnFlags),
);
