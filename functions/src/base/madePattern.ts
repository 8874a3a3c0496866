/** Ids as `src/lib/newId.ts` makes them. The app has never proposed others. */
export const madePattern = /^[A-Za-z0-9]{20}$/;
