import { isKnownGiven, type Word } from './wordBook';

/** Share of the information that a whole name has. */
export const shortFormShare = 0.45;

const fewestLetters = 3;
const fewestMissing = 2;
/** Endings that turn a man's name into a woman's: Dan and Danielle, Georg and Georgina. */
const feminine = /^(?:i?a|in[ae]|[ai]?nn?[ae]|i?el+[ae]|ett?[ae]|ee?ne?|yn+e?|ie)$/;

/** Kimmy, Robbie: a beginning, whose last letter may be doubled, and an ending. */
const diminutive = /^(.*?)(\w)\2?(?:y|ie|ey|i)$/;

/** Whether one given name is the beginning or the end of the other: Max, Maximilian; Shaq, Shaquan; Tonio, Antonio. */
export function isShortForm(a: Word, b: Word): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (short.isInitial || short.writing !== 'whole' || long.writing !== 'whole') return false;
  const isEnd = short.text.length > fewestLetters && long.text.length - short.text.length >= fewestMissing;
  if (isEnd && long.text.endsWith(short.text)) return true;
  if (begins(long.text, short.text)) return true;
  const [, beginning = '', last = ''] = diminutive.exec(short.text) ?? [];
  // Barry is a name of its own.
  return !isKnownGiven(short) && begins(long.text, beginning + last);
}

function begins(long: string, short: string): boolean {
  const rest = long.slice(short.length);
  return (
    short.length >= fewestLetters &&
    rest.length >= fewestMissing &&
    long.startsWith(short) &&
    !feminine.test(rest)
  );
}
