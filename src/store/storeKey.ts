/**
 * The state that tells stores apart: an object that each makes for itself and never changes. What selectors keep is found by it
 * (`perStore`).
 */
export const storeKey = (state: object = {}): object => state;
