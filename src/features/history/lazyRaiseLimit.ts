import { lazyDialog } from '@/parts/display/lazyDialog';

/** The dialog that raises an account's limit, without its code until a moderator opens it. */
export const { Part: RaiseLimitDialog } = lazyDialog(() =>
  import('./RaiseLimitDialog').then((code) => code.RaiseLimitDialog),
);
