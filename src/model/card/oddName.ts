import { countryOf } from '../records/countryOf';
import { readTwice } from './asWritten';
import { hasTitleWord } from './labels';
import { isPlaceholder, mayBeNobody } from './placeholder';
import { isState } from './sideName';
import { isSurelyStage } from './stages';
import { isSmall } from './verbs';

const onlyUsual = /^[\p{L}\p{M}\p{N}\s\u200c\u200d'’‘`´.,׳״"“”„«»()・･·‐‑–—-]+$/u;
/** A name of the web: `Nikki95`. */
const nickname = /^\p{L}{3,}\d{2,4}$/u;
/**
 * A capital within a small word, which text in another encoding has: `MarÃa`, `GĂĄbor`, `рЕФТПЧ`. In Irish a small
 * letter goes before it: `hÓgáin`.
 */
const strayCapital = /(?<=\p{L})(?<!(?<!\p{L})[a-z])(?![A-Z])\p{Lu}/u;
/** Two people, or a person and a club, a place or a word beside the name. */
const several =
  /\s[‐‑–—·-]|[‐‑–—·-]\s|\p{L}{4}\.(?=.)|^team\s|\s(?:team|(?:left|right)(?: (?:arm|hand))?)$|\s(?:v|vs\.?|and|und|и)\s/iu;
/** A Japanese sentence about who won: 佐藤次郎に敗れる. */
const verdict = /[にがをは][敗負勝破下惜屈]/u;
const comma = /[,、，](?!\s?(?:jr|sr|ii|iii|iv)\.?$)/iu;
const address =
  /^(?:[IVX]{2,5}\.|\p{L}\))\s|^(?:[Dd]r|[Pp]rof|Mrs?|Ms|Miss|Sensei|Herr|Frau|Sir|Coach|GM|IM|FM|WGM|WIM|МСМК|КМС|ЗМС)\.?\s\p{Lu}\p{Ll}|(?:選手|选手|선수|さん|氏)$/u;

/** A generation, or the number of a rematch, or a score: `III-I`. */
const numeral = /\s(?:X?(?:I{2,3}|IV|VI{1,3})|XV|[IVX]+[-‐‑–—:][IVX]+)$/;

/** An accent that a PDF file has beside its letter: `Jos´e`. */
const looseAccent = /\p{L}{3}[`´]\p{Ll}/u;
/** The first half of `Š`, whose second half is a blank. */
const halfAlone = /(?<!\p{L})[ÂÃÄÅ]\s\p{Ll}/u;

const isMisread = (word: string): boolean => /(?!ß)\p{Ll}/u.test(word) && strayCapital.test(word);

/**
 * A country behind a full name, or its code in front, either of which may also be a surname; or a code without a
 * vowel behind it.
 */
function hasCountry(name: string): boolean {
  const words = name.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 3) return false;
  if (/^[B-DF-HJ-NP-TV-XZ]{3}$/.test(last)) return true;
  if (/^[A-Z]{3}$/.test(first) && /\p{Ll}/u.test(name) && countryOf(first) !== undefined) return true;
  // In capitals, two letters are a syllable more often.
  const isCode = /^[A-Z]{3}$/.test(last) || (/^[A-Z]{2}$/.test(last) && /\p{Ll}/u.test(name));
  return (isCode && isState(last)) || ((isCode || last.length > 3) && countryOf(last) !== undefined);
}

/** A stage in front, which a table has in a column of its own. */
const hasStage = (name: string): boolean => {
  const words = name.split(/[ -]/);
  return (
    words.some((word) => /finale?s?$|^(?:rep[eê]chage|consolation|heat)$/iu.test(word)) ||
    [1, 2, 3].some((count) => count <= words.length && isSurelyStage(words.slice(0, count).join(' ')))
  );
};

/** Whether one word of several is no part of a name: a small one, or one for nobody. */
const hasOtherWord = (name: string): boolean => {
  const words = name.split(' ');
  return words.some(
    (word) =>
      isSmall(word, words) ||
      (words.length > 1 &&
        /^(?:DQ|WO|.{3,}|[\p{Script=Han}\p{Script=Hangul}]{2})$/u.test(word) &&
        isPlaceholder(word)),
  );
};

/** Whether letters without capitals say more words than names have: राहुल शर्मा ने अमित कुमार को. */
const isSentence = (name: string): boolean => !/[\p{Lu}\p{Ll}]/u.test(name) && name.split(' ').length > 4;

/** Scripts where names begin with a capital. */
const small = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Whether somebody who enters the name has to say that it is one, because names seldom look like it. */
export const isOddName = (name: string): boolean =>
  !onlyUsual.test(name) ||
  isSentence(name) ||
  (/\p{N}/u.test(name) && !nickname.test(name)) ||
  looseAccent.test(name) ||
  halfAlone.test(name) ||
  name.match(/[\p{L}\p{M}]+/gu)?.some(isMisread) === true ||
  readTwice(name) !== name ||
  several.test(name) ||
  comma.test(name) ||
  verdict.test(name) ||
  address.test(name) ||
  numeral.test(name) ||
  hasStage(name) ||
  hasTitleWord(name) ||
  hasCountry(name) ||
  hasOtherWord(name) ||
  (/\p{Script=Latin}/u.test(name) && /(?![\p{Script=Latin}\p{Script=Common}])\p{L}/u.test(name)) ||
  mayBeNobody(name) ||
  (small.test(name) &&
    (!/[\p{Lu}\p{Lt}]/u.test(name) || /^(?:\p{L}|[A-Z]{2}|(?:\p{L}\.\s?)+)\.?$/u.test(name)));
