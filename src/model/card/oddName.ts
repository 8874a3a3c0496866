import { countryOf } from '../records/countryOf';
import { readTwice } from './asWritten';
import { hasTitleWord } from './labels';
import { mayBeNobody } from './placeholder';
import { isSurelyStage } from './stages';

/** Signs that names have; any other may be a lost letter, a mark or a piece of a table. */
const signs = /[^\p{L}\p{M}\p{N}\s\u200c\u200d.,:'‘’`´"“”„«»()&+/·・･׳״‐‑–—-]|https?:/iu;
/** The end of a leading label: `Main event: Ann`. */
const labelled = /:\s|：/;
/** A name of the web: `Nikki95`. */
const nickname = /^\p{L}{3,}\d{2,4}$/u;
/**
 * A capital within a small word, which text in another encoding has: `MarÃa`, `GĂĄbor`, `рЕФТПЧ`. In Irish a small
 * letter goes before it: `hÓgáin`.
 */
const strayCapital = /(?<=\p{L})(?<!(?<!\p{L})[a-z])(?![A-Z])\p{Lu}/u;
/** Two people, or a person and a club. */
const several = /[&+/]|\s[-–—]\s|\s(?:v|vs\.?|and|und|и)\s/u;
const address =
  /^(?:[Dd]r|[Pp]rof|Mrs?|Ms|Miss|Sensei|Herr|Frau|Sir|Coach|GM|IM|FM|WGM|WIM|МСМК|КМС|ЗМС)\.?\s\p{Lu}\p{Ll}/u;

/** A generation, or the number of a rematch, or a score: `III-I`. */
const numeral = /\s(?:X?(?:I{2,3}|IV|VI{1,3})|XV|[IVX]+[-‐‑–—:][IVX]+)$/;

/** An accent that a PDF file has beside its letter: `Jos´e`. */
const looseAccent = /\p{L}{3}[`´]\p{Ll}/u;
/** The first half of `Š`, whose second half is a blank. */
const halfAlone = /(?<!\p{L})[ÂÃÄÅ]\s\p{Ll}/u;

/** Whether a word has letters of Latin and another script, or capitals where none belong. */
function isMisread(word: string): boolean {
  const isLatin = /\p{Script=Latin}/u.test(word);
  const isMixed = isLatin && /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u.test(word);
  return isMixed || (/(?!ß)\p{Ll}/u.test(word) && strayCapital.test(word));
}

/** A country behind a full name, or its code in front, either of which may also be a surname. */
function hasCountry(name: string): boolean {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length > 2 && /^[A-Z]{3}$/.test(first) && /\p{Ll}/u.test(name) && countryOf(first) !== undefined)
    return true;
  // In capitals, two letters are a syllable more often.
  const isCode = /^[A-Z]{3}$/.test(last) || (/^[A-Z]{2}$/.test(last) && /\p{Ll}/u.test(name));
  return words.length > 2 && (isCode || last.length > 3) && countryOf(last) !== undefined;
}

/** A stage in front, which a table has in a column of its own. */
const hasStage = (name: string): boolean => {
  const words = name.split(' ');
  return [1, 2, 3].some((count) => count <= words.length && isSurelyStage(words.slice(0, count).join(' ')));
};

/** Scripts where names begin with a capital. */
const small = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Whether somebody who enters the name has to say that it is one, because names seldom look like it. */
export const isOddName = (name: string): boolean =>
  signs.test(name) ||
  (/\p{N}/u.test(name) && !nickname.test(name)) ||
  looseAccent.test(name) ||
  halfAlone.test(name) ||
  name.match(/[\p{L}\p{M}]+/gu)?.some(isMisread) === true ||
  readTwice(name) !== name ||
  labelled.test(name) ||
  several.test(name) ||
  address.test(name) ||
  numeral.test(name) ||
  hasStage(name) ||
  hasTitleWord(name) ||
  hasCountry(name) ||
  mayBeNobody(name) ||
  (small.test(name) && (!/[\p{Lu}\p{Lt}]/u.test(name) || /^\p{L}\.?$/u.test(name)));
