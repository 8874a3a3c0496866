/**
 * Replaces `re2js` in the build. Firestore's SDK brings these 40 kB for regular expressions in pipeline
 * queries, which we do not use. If one appears, Firestore treats the error as a pattern without matches and
 * logs a warning.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Regular expressions in Firestore pipelines are left out of this build');
  },
};
