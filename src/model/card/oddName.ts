import { countryOf } from '../records/countryOf';
import { readTwice } from './asWritten';
import { mayBeNobody } from './placeholder';
import { isSurelyStage } from './stages';

const signs = /https?:|[@=|<>{}[\]~～〜^\\_*†‡?¿¤□■×\ufffd]|&#?\w+;/iu;
/** The end of a leading label: `Main event: Ann`. */
const labelled = /:\s|：/;
/** A name of the web: `Nikki95`. */
const nickname = /^\p{L}{3,}\d{2,4}$/u;
/** A capital within a small word, which a lost half of a letter leaves: `MarÃa`. */
const halfLetter = /\p{Ll}[ÂÃÄÅÐÑØÙ](?!\p{Lu})/u;
/** Two people, or a person and a club. */
const several = /[&+/]|\s[-–—]\s|\s(?:v|vs\.?|and|und|и)\s/u;
const address =
  /^(?:[Dd]r|[Pp]rof|Mrs?|Ms|Miss|Sensei|Herr|Frau|Sir|Coach|GM|IM|FM|WGM|WIM|МСМК|КМС|ЗМС)\.?\s\p{Lu}\p{Ll}/u;

/** A generation, or the number of a rematch. */
const numeral = /\s(?:I{2,3}|IV|VI{1,3})$/;

/** A country behind a full name, which may also be a surname. */
function hasCountry(name: string): boolean {
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
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
  halfLetter.test(name) ||
  readTwice(name) !== name ||
  labelled.test(name) ||
  several.test(name) ||
  address.test(name) ||
  numeral.test(name) ||
  hasStage(name) ||
  hasCountry(name) ||
  mayBeNobody(name) ||
  (small.test(name) && (!/[\p{Lu}\p{Lt}]/u.test(name) || /^\p{L}\.?$/u.test(name)));
