import { createStoreSelector, type RootState } from './typed';

/** One object for each store, for what selectors cache beside the state. */
export const perStore = <T>(create: () => T): ((state: RootState) => T) =>
  createStoreSelector([], () => {
    const made = create();
    return () => made;
  });
