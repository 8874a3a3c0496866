import { endingFactor, haveOtherEndings } from './familyEndings';

/** Difference of one wrong letter, divided by the word's length. */
const oneLetter = 1.15;
const fewestForLetters = 5;
/** Difference of a final a (Daniel, Daniela), and of endings of two families. */
const endingDifference = 0.3;
const shortFactor = 2;
const beginningFactor = 1.4;
const feminineDifference = 0.12;
const cutOffDifference = 0.2;
const fewestCutOff = 7;
const feminine = /(?:[oe]v|in|yn|sk)a$/;

/** The sound difference, corrected by the letters; above `most` it need not be exact. */
export const withLetters = (a: string, b: string, difference: number, most: number): number =>
  withEndings(a, b, letterDifference(a, b, difference) * caution(a, b) * endingFactor(a, b), most);

export const consonantDifference = (a: string, b: string): number =>
  isOneLetter(a, b) ? (oneLetter + 0.1) / Math.max(a.length, b.length) : 1;

/**
 * In very short words every letter counts, and the first letter is rarely wrong (Pollock and Zamora, 1984).
 */
const caution = (a: string, b: string) =>
  (Math.max(a.length, b.length) <= 3 ? shortFactor : 1) * (sameBeginning(a, b) ? 1 : beginningFactor);

const sameBeginning = (a: string, b: string) => a[0] === b[0] || a[0] === b[1] || a[1] === b[0];

/** Accepts one wrong letter whatever its sound, because typing errors ignore sounds. */
function letterDifference(a: string, b: string, difference: number): number {
  const length = Math.max(a.length, b.length);
  return length >= fewestForLetters && isOneLetter(a, b)
    ? Math.min(difference, oneLetter / length)
    : difference;
}

export function isOneLetter(a: string, b: string): boolean {
  const length = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  if (start + end >= length - 1) return true;
  return (
    a.length === b.length &&
    start + end === length - 2 &&
    a[start] === b[start + 1] &&
    a[start + 1] === b[start]
  );
}

const areManAndWoman = (short: string, long: string) =>
  short.length === long.length
    ? short.slice(0, -1) === long.slice(0, -1) && /[ao]$/.test(short) && /[ao]$/.test(long)
    : long.startsWith(short) && /^(?:l?le|ine|ette|ina)$/.test(long.slice(short.length));

/** Adjusts for endings: of surnames, the a of women's names, and a long word that was cut off. */
function withEndings(a: string, b: string, difference: number, most: number): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const isBeginning = long.startsWith(short);
  if (!isBeginning && difference > most) return difference;
  if (haveOtherEndings(a, b) || areManAndWoman(short, long)) return difference + endingDifference;
  if (!isBeginning) return difference;
  if (long === `${short}a`)
    return feminine.test(long) ? Math.min(difference, feminineDifference) : difference + endingDifference;
  return short.length >= fewestCutOff ? Math.min(difference, cutOffDifference) : difference;
}
