/**
 * The stored schema's version that this code writes. `npm run migrate` counts the same versions. It goes up
 * with a step that makes documents of the previous version wrong.
 */
export const writeVersion = 2;

export const firstWriteVersion = 1;
