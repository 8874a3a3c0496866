import { lazyPart } from '@/ui/lazyPart';

/** Replaces a change that reveals a result. Its code loads only for readers who hide results. */
export const { Part: HiddenChange } = lazyPart(() =>
  import(/* webpackChunkName: "result-button" */ './HiddenChange').then((code) => code.HiddenChange),
);
