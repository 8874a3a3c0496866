import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { pick, randomFrom, type Random } from '../../scripts/base/random';

/** Splits a part of a name after a vowel, for recombination. */
const halves = (word: string): readonly [string, string] => {
  const at = [...word].findIndex((letter, place) => place >= 2 && 'aeiouy'.includes(letter)) + 1;
  return at > 0 && at < word.length - 1 ? [word.slice(0, at), word.slice(at)] : [word, ''];
};

/**
 * This many players with names composed of real ones. Given names follow Zipf's law. A third of the surnames are real;
 * the others join the beginning of one and the end of another, so most are rare and many are similar, as surnames are.
 */
export function manyPlayers(names: readonly string[], count: number): readonly PlayerFacts[] {
  const random = randomFrom(7);
  const given = [...new Set(names.map((name) => name.split(' ')[0]!))];
  const surnames = [...new Set(names.map((name) => name.split(' ').at(-1)!))];
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: `${byRank(given, random)} ${surnameFrom(surnames, random)}`,
  }));
}

/** An item of the list with a frequency by rank: the first most often. */
const byRank = (items: readonly string[], random: Random): string =>
  items[Math.floor(items.length ** random()) - 1]!;

function surnameFrom(surnames: readonly string[], random: Random): string {
  const one = byRank(surnames, random);
  if (random() < 1 / 3) return one;
  return halves(pick(surnames, random)!)[0] + halves(pick(surnames, random)!)[1];
}
