import { lazyDialog } from '@/parts/display/lazyDialog';

/** The dialog that reverts what an account did, without its code until a moderator opens it. */
export const { Part: RevertSinceDialog } = lazyDialog(() =>
  import('./RevertSinceDialog').then((code) => code.RevertSinceDialog),
);
