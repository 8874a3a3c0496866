import { useMemo } from 'react';
import { createNameHints } from '@/model/identity/nameHints';
import { pairMatches, type MatchPair } from '@/model/matchPairs';
import type { Match } from '@/model/records';
import type { BothCards } from '@/wiki/records/eventMergeSelectors';
import { inLatin } from '@/wiki/search/latin';

/**
 * Likely pairs of matches on both cards, by players and arm. Players with different ids are compared by name.
 */
export const useLikelyPairs = ({ stays, goes }: BothCards): readonly MatchPair[] =>
  useMemo(() => pairMatches(stays, goes, alikeAmong(stays, goes)), [stays, goes]);

function alikeAmong(stays: readonly Match[], goes: readonly Match[]) {
  const known = createNameHints(inLatin);
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
