import { lazyDialog } from '@/parts/display/lazyDialog';

export const { Part: RaiseLimitDialog } = lazyDialog(() =>
  import(/* webpackChunkName: "raise-limit" */ './RaiseLimitDialog').then((code) => code.RaiseLimitDialog),
);
