// One letter for all that scripts, languages and listeners confuse, in this order.
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
 * The consonants of a folded Latin word, with often confused ones unified: `saginashvili`, `saginachvily` and
 * `saginasiyuvuiri` (from サギナシュヴィリ) all give `sgnsvl`. Equal sound does not prove an equal name.
 */
export const nameSound = (word: string): string =>
  merged.reduce((text, [pattern, letter]) => text.replace(pattern, letter), word);

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

export const hasOtherScript = (text: string): boolean => otherScript.test(text);
