import { nameWords } from '../names/nameSearch';
import { nameSound } from '../names/nameSound';
import { cleanName } from '../texts';

export const looseName = (name: string): string =>
  nameWords(name)
    .map((word) => word.replace(/ae|oe|ue/g, ([letter = '']) => letter).replace(/ss/g, 's'))
    .toSorted()
    .join(' ');

/**
 * The consonants of a name of at least two Latin words, which most spellings share; empty for other names.
 */
export function soundOfName(name: string): string {
  const words = looseName(name).split(' ');
  const isLatin = words.every((word) => /^[a-z]+$/.test(word));
  const sounds = words.map((word) => nameSound(word)).toSorted();
  return isLatin && words.length > 1 && sounds.every((sound) => sound.length > 2) ? sounds.join(' ') : '';
}

const isCapital = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const inSmall = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());

/** Moves the given name first: `Brandt, Jörg`, `WEISS-LAND Lena`. */
export function turnedName(name: string): string | undefined {
  const [family = '', given = '', ...more] = name.split(/[,、，]/u).map((part) => part.trim());
  if (given !== '' && more.length === 0 && !/^(?:jr|sr|ii|iii|iv)\.?$/i.test(given))
    return cleanName(`${given} ${family}`);
  const words = name.split(' ');
  const count = words.findIndex((word) => !isCapital(word));
  const rest = words.slice(count);
  if (count < 1 || !rest.every((word) => /^\p{Lu}\p{Ll}/u.test(word))) return undefined;
  return [...rest, ...words.slice(0, count).map(inSmall)].join(' ');
}
