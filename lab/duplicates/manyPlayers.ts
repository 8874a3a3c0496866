import type { PlayerFacts } from '@/model/identity/comparePlayers';
import { pick, randomFrom, type Random } from '../../scripts/base/random';
import { halvesOf } from './ordinary/frequency';

/**
 * This many players with names composed of real ones. Given names follow Zipf's law. A third of the surnames are real;
 * the others join the beginning of one and the end of another, so most are rare and many are similar, as surnames are.
 * With `hasMiddle`, each name has a second given name.
 */
export function manyPlayers(
  names: readonly string[],
  count: number,
  hasMiddle = false,
): readonly PlayerFacts[] {
  const random = randomFrom(7);
  const given = [...new Set(names.map((name) => name.split(' ')[0]!))];
  const surnames = [...new Set(names.map((name) => name.split(' ').at(-1)!))];
  return Array.from({ length: count }, (_, at) => ({
    id: `p${at}`,
    name: [
      byRank(given, random),
      ...(hasMiddle ? [byRank(given, random)] : []),
      surnameFrom(surnames, random),
    ].join(' '),
  }));
}

/** An item of the list with a frequency by rank: the first most often. */
const byRank = (items: readonly string[], random: Random): string =>
  items[Math.floor(items.length ** random()) - 1]!;

function surnameFrom(surnames: readonly string[], random: Random): string {
  const one = byRank(surnames, random);
  if (random() < 1 / 3) return one;
  return halvesOf(pick(surnames, random)!)[0] + halvesOf(pick(surnames, random)!)[1];
}
