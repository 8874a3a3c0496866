import { cleanName } from '../texts';
import { isParticle } from './particles';

/** In capitals, also with a small prefix: `McDONALD`. */
const capitals = /^(?:\p{Lu}\p{Ll}{1,2})?\p{Lu}[\p{Lu}\p{M}'’.-]+$/u;
const inSmall = (word: string): string =>
  word.replace(/(?<=\p{Lu})\p{Lu}+/gu, (letters) => letters.replaceAll('İ', 'i').toLowerCase());

const withCapitals = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Scripts with capitals. The letters of others have large forms too, which names do not use. */
const cased = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/**
 * Moves the given name first: `Brandt, Jörg`, `WEISS-LAND Lena`. A name in small letters gets its capitals. `undefined`
 * for other names.
 */
export function turnedName(name: string): string | undefined {
  const [family = '', given = '', ...more] = name.split(/[,、，]/u).map((part) => part.trim());
  if (given !== '' && more.length === 0 && !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(given))
    return cleanName(`${given} ${family}`);
  const words = name.split(' ');
  if (cased.test(name) && name === name.toLowerCase())
    return words.map((word, at) => (at > 0 && isParticle(word) ? word : withCapitals(word))).join(' ');
  const isCapital = (word: string, at: number) =>
    capitals.test(word) || (/^\p{Lu}$/u.test(word) && capitals.test(words[at + 1] ?? ''));
  const count = words.findIndex((word, at) => !isCapital(word, at));
  const rest = words.slice(count);
  if (count < 1 || !rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return undefined;
  return [...rest, ...words.slice(0, count).map(inSmall)].join(' ');
}
