import { lazyPart } from '@/ui/lazyPart';

/** The line in place of what would tell a result, without its code for readers who hide none. */
export const { Part: HiddenChange } = lazyPart(() =>
  import(/* webpackChunkName: "result-button" */ './HiddenChange').then((code) => code.HiddenChange),
);
