import { lazyPart } from '@/ui/lazyPart';

/** Only editors take moments. */
export const { Part: MomentsEditor } = lazyPart(() =>
  import('./MomentsEditor').then((code) => code.MomentsEditor),
);
