import { lazyDialog } from '@/parts/dialogs/lazyDialog';
import { lazyPart } from '@/ui/lazyPart';

/** Loaded when a moderator opens it. */
export const { Part: ScorersDialog } = lazyDialog(() =>
  import('./ScorersDialog').then((code) => code.ScorersDialog),
);

/** Loaded for moderators while a match is live. */
export const { Part: ConfirmCard } = lazyPart(() => import('./ConfirmCard').then((code) => code.ConfirmCard));
