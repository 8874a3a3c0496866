/**
 * The stored schema's version that this code writes. `npm run migrate` counts the same versions. It goes up
 * with a step that makes documents of the previous version wrong.
 */
export const writeVersion = 1;

/** The version that counts where none is said: by a page, or of the stored schema. */
export const firstWriteVersion = 1;
