import { lazyPart } from '@/ui/lazyPart';

export const { Part: ResultButton } = lazyPart(
  () => import(/* webpackChunkName: "result-button" */ './ResultButton'),
  'ResultButton',
);
