import { lazyDialog } from '@/parts/dialogs/lazyDialog';

/** Loaded when a moderator opens it. */
export const { Part: ScorersDialog } = lazyDialog(() =>
  import('./ScorersDialog').then((code) => code.ScorersDialog),
);
