import { lazyDialog } from '@/parts/display/lazyDialog';

export const { Part: RevertSinceDialog } = lazyDialog(() =>
  import(/* webpackChunkName: "revert-since" */ './RevertSinceDialog').then((code) => code.RevertSinceDialog),
);
