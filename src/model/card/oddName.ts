import { trimEnds } from '@/lib/trimEnds';

/** A word that is a number, a score, a day or a measure: `85`, `3-0`, `22.11.2026`, `92kg`. */
const number = /^#?[+<-]?\d+(?:[.,:/–-]\d+)*\+?(?:kgs?|lbs?|cm|%|st|nd|rd|th|年|月|日)?$/iu;
const signs = /https?:|[@=|<>{}[\]]/i;
/** The end of a label in front: `Main event: Ann`. */
const labelled = /:\s|：/;
const edge = /[,.;:()!?'"]/;

/** Tells whether a name has more in it than a person is called: numbers, addresses, labels, signs of tables. */
export const isOddName = (name: string): boolean =>
  signs.test(name) ||
  labelled.test(name) ||
  name.split(/\s+/).some((word) => number.test(trimEnds(word, edge, edge)));
