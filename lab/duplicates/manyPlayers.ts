import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { pick, randomFrom, type Random } from '../../scripts/base/random';

/** Where parts of names may be taken apart and put together again: after a vowel. */
const halves = (word: string): readonly [string, string] => {
  const at = [...word].findIndex((letter, place) => place >= 2 && 'aeiouy'.includes(letter)) + 1;
  return at > 0 && at < word.length - 1 ? [word.slice(0, at), word.slice(at)] : [word, ''];
};

/**
 * As many players as are asked for, whose names are put together of real ones. Given names come as often as their rank says
 * (Zipf); a third of the surnames are real, the others have the beginning of one and the end of another, so that most are
 * rare and many are near each other, as surnames are.
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

/** One of a list, the first oftenest, each next as its rank says. */
const byRank = (items: readonly string[], random: Random): string =>
  items[Math.floor(items.length ** random()) - 1]!;

function surnameFrom(surnames: readonly string[], random: Random): string {
  const one = byRank(surnames, random);
  if (random() < 1 / 3) return one;
  return halves(pick(surnames, random)!)[0] + halves(pick(surnames, random)!)[1];
}
