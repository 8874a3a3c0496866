import { lazyDialog } from '@/parts/display/lazyDialog';

const dialog = lazyDialog(() => import('./SearchDialog').then(({ SearchDialog }) => SearchDialog));

/** The search's own code, loaded when it is about to be used. */
export const LazySearchDialog = dialog.Part;

/** Begins to load it; a failure shows when it is opened. */
export const preloadSearch = dialog.preload;
