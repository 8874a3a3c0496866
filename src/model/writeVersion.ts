/**
 * The version of the stored schema by which this code writes; the steps of `npm run migrate` count the same versions. Goes up
 * with a step after which documents of the version before would be wrong.
 */
export const writeVersion = 1;

/** The version that counts where none is said: by a page, or of the stored schema. */
export const firstWriteVersion = 1;
