import type { Writing } from './alphabets';
import { beginningsOf } from './beginnings';
import { priorShare, priorSize } from './commonNames';
import { calledFirst, callNamesOf, givenNamesOf } from './givenNames';
import { koreanSounds, koreanSurname, type KoreanSounds } from './korean';
import { phonemesOf, skeletonOf, type Phonemes } from './phonemes';
import type { RomanWord, Script } from './romanize';

/** A word with everything that comparing needs. All names with the word share the object. */
export interface Word {
  readonly id: number;
  readonly text: string;
  /** Readings; characters may have two. */
  readonly sayings: readonly string[];
  readonly sounds: readonly Phonemes[];
  readonly skeletons: readonly string[];
  /** Classes of sounds, for a name that has only the initial of this word. */
  readonly beginnings: readonly string[];
  /** A bit for each class of sounds in the word. */
  readonly classes: number;
  readonly writing: Writing;
  readonly script: Script;
  readonly accented: boolean;
  readonly original: string | undefined;
  readonly marked: string | undefined;
  /** An initial, or another abbreviation. */
  readonly isInitial: boolean;
  readonly given: readonly number[];
  readonly called: readonly number[];
  readonly leads: readonly number[];
  readonly korean: KoreanSounds | undefined;
  readonly prior: number;
  count: number;
  /** Names of a list that begin and that end with the word, which tell given names from surnames. */
  firsts: number;
  lasts: number;
  isStrange: boolean;
  /** People with a word one letter from this one, and with another form of the name; unknown in a short list. */
  typed: number | undefined;
  forms: number | undefined;
}

const sayingsOf = ({ text, sayings }: RomanWord) => {
  const texts = [...sayings];
  // Alghamdi is also written Ghamdi.
  if (/^[ae]l[b-df-hj-np-tv-z]/.test(text) && text.length > 5) texts.push(text.slice(2));
  // Khabib and Akhmedov are Xabib and Axmedov in Uzbek.
  const other = text.replace(/^x(?=[aeiou])|(?<=a)x(?=[mrt])/g, 'kh');
  return other === text ? texts : [...texts, other];
};

/** The words of a list of names. Counts are exact, so the order of additions and removals does not matter. */
export function createWordBook() {
  const known = new Map<string, Word>();
  let next = 0;

  const create = (roman: RomanWord): Word => {
    const sounds = [...new Set(sayingsOf(roman).map(phonemesOf))];
    const skeletons = [...new Set(sounds.flatMap((each) => skeletonsOf(each, roman.writing)))];
    return {
      id: next++,
      text: roman.text,
      sayings: roman.sayings,
      sounds,
      skeletons,
      beginnings: beginningsOf(roman.text, sounds),
      classes: classesIn(skeletons[0]!),
      writing: roman.writing,
      script: roman.script,
      accented: roman.accented,
      original: roman.original,
      marked: roman.marked,
      isInitial: roman.isShort,
      given: givenNamesOf(roman.text),
      called: callNamesOf(roman.text),
      leads: calledFirst(roman.text),
      korean: koreanOf(roman),
      prior: priorShare(roman.text),
      count: 0,
      firsts: 0,
      lasts: 0,
      isStrange: false,
      typed: undefined,
      forms: undefined,
    };
  };

  return {
    /** The same word gives the same object until `prune` drops it. */
    take(roman: RomanWord): Word {
      const flags = `${Number(roman.accented)}${Number(roman.isShort)}`;
      const key = `${roman.script}${flags}${roman.original ?? roman.marked ?? ''}${roman.text} ${roman.sayings.join(' ')}`;
      let word = known.get(key);
      if (!word) known.set(key, (word = create(roman)));
      return word;
    },
    words: (): Iterable<Word> => known.values(),
    prune(): void {
      for (const [key, { count }] of known) if (count === 0) known.delete(key);
    },
  };
}

const classesIn = (skeleton: string) =>
  [...skeleton].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

export type WordBook = ReturnType<typeof createWordBook>;

/** A j is a vowel, absent from skeletons, or a consonant; likewise a w where vowels are not written. */
function skeletonsOf(sounds: Phonemes, writing: Writing): readonly string[] {
  const found = [skeletonOf(sounds)];
  if (sounds.includes('j')) found.push(skeletonOf(sounds.replaceAll('j', 'J')));
  // Khabib is also written Habib.
  if (sounds.includes('X')) found.push(skeletonOf(sounds.replaceAll('X', '')));
  if (writing === 'vowelless' && sounds.includes('w')) found.push(skeletonOf(sounds.replaceAll('w', '')));
  return found;
}

function koreanOf({ text, script }: RomanWord): KoreanSounds | undefined {
  if (script !== 'latin' && script !== 'hangul') return undefined;
  return koreanSounds(koreanSurname(text) ?? text);
}

/** Bits of information when two people share the word: more for a rare word. */
export const informationOf = ({ count, prior }: Pick<Word, 'count' | 'prior'>, listSize: number): number =>
  Math.min(14, Math.log2((listSize + priorSize) / (Math.max(count, 1) + priorSize * prior)));

/** Given names of the tables, but not forms that only follow others. */
export const isKnownGiven = ({ given, leads }: Word): boolean => given.length > 0 || leads.length > 0;

export const isSurname = ({ firsts, lasts }: Word): boolean => lasts > 1 && lasts > 2 * firsts;

export const isGiven = ({ given, called }: Word): boolean => given.length > 0 || called.length > 0;
