import { seedOf, type Random } from '../../../scripts/base/random';

export type Draw = (random: Random) => string;

/** A share that falls with the rank, after Zipf and Mandelbrot: (rank + shift) ^ -power. */
interface Frequency {
  readonly shift: number;
  readonly power: number;
}

/** Both fit the shares of the United States census of 1990: 1.0 % are Smith, 0.01 % have the thousandth surname. */
export const givenFrequency: Frequency = { shift: 15, power: 1.5 };
export const syllableFrequency: Frequency = { shift: 15, power: 0.7 };
const familyFrequency: Frequency = { shift: 10, power: 1 };

/** Draws names of a list, the first most often. */
export function byRank(names: readonly string[], { shift, power }: Frequency): Draw {
  const sums: number[] = [];
  for (const at of names.keys()) sums.push((sums.at(-1) ?? 0) + (at + 1 + shift) ** -power);
  return (random) => {
    const wanted = random() * (sums.at(-1) ?? 0);
    let [low, high] = [0, names.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle]! <= wanted) low = middle + 1;
      else high = middle;
    }
    return names[low] ?? '';
  };
}

/** In an order without a meaning, for lists in the order of the alphabet. */
export const withoutOrder = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].sort((one, other) => seedOf(`rank ${one}`) - seedOf(`rank ${other}`));

/** Splits a part of a name after a vowel, for recombination. */
export const halvesOf = (word: string): readonly [string, string] => {
  const at = [...word].findIndex((letter, place) => place >= 2 && /[aeiouyаеиоуыяюєії]/.test(letter)) + 1;
  return at > 0 && at < word.length - 1 ? [word.slice(0, at), word.slice(at)] : [word, ''];
};

/** Below this, a list lacks the rare surnames that half of a people has. */
const fewestSurnames = 1500;

/**
 * Draws surnames of a list. From a short list, half of them are made of the beginning of one and the end of another, so
 * most are rare and many are similar, as surnames are.
 */
export function surnamesOf(names: readonly string[]): Draw {
  const draw = byRank(names, familyFrequency);
  if (names.length >= fewestSurnames) return draw;
  const some = (random: Random) => names[Math.floor(random() * names.length)]!;
  return (random) => {
    if (random() < 0.5) return draw(random);
    const [[beginning], [, end]] = [halvesOf(some(random)), halvesOf(some(random))];
    return beginning + (end === '' ? (halvesOf(beginning)[1] ?? '') : end);
  };
}
