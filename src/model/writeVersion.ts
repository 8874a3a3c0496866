/**
 * The version of the stored schema by which this code writes; the steps of `npm run migrate` count the same versions. Goes up
 * with a step after which documents of the version before would be wrong.
 */
export const writeVersion = 2;

/** The version of pages that do not say theirs. */
export const firstWriteVersion = 1;
