import type { ButtonProps } from '@/ui/Button';
import { lazyPart } from '@/ui/lazyPart';

const part = lazyPart<Pick<ButtonProps, 'variant' | 'size'>>(() =>
  import(/* webpackChunkName: "save-changes" */ './SaveButton').then(({ SaveButton }) => SaveButton),
);

/** `SaveButton` without its code until it is shown, which few signing out ever see. */
export const SaveButton = part.Part;

/** Begins to load the button. */
export const preloadSaveButton = part.preload;
