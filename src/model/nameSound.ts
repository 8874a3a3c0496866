// One letter for those that scripts, languages and ears confuse, in this order.
const merged: readonly (readonly [pattern: RegExp, letter: string])[] = [
  [/(.)\1+/g, '$1'],
  [/dzh|dj/g, 'j'],
  [/tsch|tch|sch|sh|ch|ts|tz|dz|z/g, 's'],
  [/ph/g, 'f'],
  [/ck|kh|gh|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/[wb]/g, 'v'],
  [/r/g, 'l'],
  [/(?<=.)h/g, ''],
  [/(?<=.)[aeiouy]+/g, ''],
  [/^[aeiouy]/, 'a'],
];

/**
 * The consonants of a folded Latin word, those that are often confused made one: `saginashvili`, `saginachvily` and the
 * `saginasiyuvuiri` that becomes of サギナシュヴィリ all give `sgnsvl`. Two words of one sound need not be one name.
 */
export const nameSound = (word: string): string =>
  merged.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Tells whether a text has letters that are not Latin ones. */
export const hasOtherScript = (text: string): boolean => otherScript.test(text);
