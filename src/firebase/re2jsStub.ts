/**
 * Stands in for `re2js` in the build, 40 kB that Firestore's SDK brings for regular expressions in pipeline queries, of
 * which there are none here. Should one come, Firestore takes the error for a pattern that matches nothing and warns.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Regular expressions in Firestore pipelines are left out of this build');
  },
};
