import { lazyDialog } from '@/parts/dialogs/lazyDialog';

const dialog = lazyDialog(() => import('./SearchDialog'), 'SearchDialog');

export const LazySearchDialog = dialog.Part;

/** Starts loading the chunk. A failure shows when the dialog opens. */
export const preloadSearch = dialog.preload;
