import { lazyPart } from '@/ui/lazyPart';

const part = lazyPart(() => import(/* webpackChunkName: "save-changes" */ './SaveButton'), 'SaveButton');

/** `SaveButton` without its code until it is shown: few users ever need it. */
export const SaveButton = part.Part;

export const preloadSaveButton = part.preload;
