import type { Word } from './wordBook';

/** Of the information of a whole name. */
export const shortFormShare = 0.45;

const fewestLetters = 3;
const fewestMissing = 2;
/** What makes a woman's name of a man's: Dan and Danielle, Georg and Georgina. */
const feminine = /^(?:i?a|in[ae]|[ai]?nn?[ae]|i?el+[ae]|ett?[ae]|ee?ne?|yn+e?|ie)$/;

/** Whether one given name is the beginning of the other: Max, Maximilian; Shaq, Shaquan. */
export function isShortForm(a: Word, b: Word): boolean {
  const [short, long] = a.text.length < b.text.length ? [a, b] : [b, a];
  if (short.isInitial || short.writing !== 'whole' || long.writing !== 'whole') return false;
  const rest = long.text.slice(short.text.length);
  return (
    short.text.length >= fewestLetters &&
    rest.length >= fewestMissing &&
    long.text.startsWith(short.text) &&
    !feminine.test(rest)
  );
}
