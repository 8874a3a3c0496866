/** An object that identifies a store and never changes. `perStore` caches selectors by it. */
export const storeKey = (state: object = {}): object => state;
