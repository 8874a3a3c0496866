/** An object that identifies a store and never changes. `createStoreSelector` caches by it. */
export const storeKey = (state: object = {}): object => state;
