import { lazyPart } from '@/ui/lazyPart';

/** The button in place of a hidden result, without its code for readers who hide none. */
export const { Part: ResultButton } = lazyPart(() =>
  import(/* webpackChunkName: "result-button" */ './ResultButton').then((code) => code.ResultButton),
);
