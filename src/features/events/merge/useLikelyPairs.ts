import { useMemo } from 'react';
import type { createNameHints } from '@/model/identity/nameHints';
import { pairMatches, type MatchPair } from '@/model/matches/matchPairs';
import type { Match } from '@/model/records/records';
import type { BothCards } from '@/wiki/records/eventMergeSelectors';
import { inLatin } from '@/wiki/search/latin';
import { useNameHints } from '@/wiki/search/useNameHints';

/**
 * Likely pairs of matches on both cards, by players and arm. Players with different ids are compared by name, once the
 * code for that has loaded.
 */
export function useLikelyPairs({ stays, goes }: BothCards): readonly MatchPair[] {
  const { create } = useNameHints();
  return useMemo(
    () => pairMatches(stays, goes, create === undefined ? () => false : alikeAmong(create, stays, goes)),
    [create, stays, goes],
  );
}

function alikeAmong(create: typeof createNameHints, stays: readonly Match[], goes: readonly Match[]) {
  const known = create(inLatin);
  for (const [id, name] of namesOf(stays)) known.put({ id, name });
  const alike = new Map(
    [...namesOf(goes)].map(([id, name]) => [id, new Set(known.find(name).map((hint) => hint.id))] as const),
  );
  return (id: string, otherId: string): boolean => alike.get(id)?.has(otherId) === true;
}

const namesOf = (matches: readonly Match[]): ReadonlyMap<string, string> =>
  new Map(
    matches.flatMap(({ player1, player2 }) => [player1, player2].map(({ id, name }) => [id, name] as const)),
  );
