import { lazyPart } from '@/ui/lazyPart';

/** The button in place of a hidden result. Its code loads only for readers who hide results. */
export const { Part: ResultButton } = lazyPart(
  () => import(/* webpackChunkName: "result-button" */ './ResultButton'),
  'ResultButton',
);
