import { phonemesOf, skeletonOf, type Phonemes } from './phonemes';

const blank = '-';

const beginnings: Readonly<Record<string, readonly string[]>> = {
  j: [blank, 's'],
  q: ['s', 'k'],
  C: ['s', 'k'],
  X: ['k', blank],
  // Ukrainian and Belarusian names have it for the g of Russian: Harai, Garai.
  h: [blank, 'k'],
};

/**
 * Classes of sounds that a word begins with: by sound, and by letter, since the initial of Philipp is P. Vowels, h and y
 * count as one beginning.
 */
export const beginningsOf = (text: string, sounds: readonly Phonemes[]): readonly string[] => [
  ...new Set(
    [...sounds, phonemesOf(text[0] ?? '')].flatMap(([first = '']) => beginnings[first] ?? [classOf(first)]),
  ),
];

const classOf = (sound: string) => skeletonOf(sound) || blank;
