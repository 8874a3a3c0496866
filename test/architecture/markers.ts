/** Phrases that usually mark a sentence a native writer would have turned round. No text of the interface has one. */
export const markers: readonly RegExp[] = [
  /\bwhoever\b/i,
  /\bwhom\b/i,
  /\bwhat is not\b/i,
  /\bof which\b/i,
  /\banew\b/i,
  /\bhears\b/i,
  /\bso that what\b/i,
  /\bnone of what\b/i,
  /\bthat which\b/i,
  /\bone of before\b/i,
];

/** Good English in a text, such as "ratings as of 3 May", but usually a detour in a comment. */
export const commentMarkers: readonly RegExp[] = [
  ...markers,
  /\bas of\b/i,
  /\btells\b/i,
  // "`{name}` stands for a value" is fine.
  /\bstands\b(?! for\b)/i,
  /\bis to be\b/i,
];

/** Comments with a marker must stay below this share, in percent. */
export const mostMarkedComments = 5;
