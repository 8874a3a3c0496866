import type { ButtonProps } from '@/ui/Button';
import { lazyPart } from '@/ui/lazyPart';

const part = lazyPart<Pick<ButtonProps, 'variant' | 'size'>>(() =>
  import(/* webpackChunkName: "save-changes" */ './SaveButton').then(({ SaveButton }) => SaveButton),
);

/** `SaveButton` without its code until it is shown: few users ever need it. */
export const SaveButton = part.Part;

export const preloadSaveButton = part.preload;
