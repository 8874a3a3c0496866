import { transliterate } from 'transliteration';
import { groupBy } from '@/lib/groupBy';
import { isListed } from '@/model/privacy/hiding';
import { idAs, playerAs, type Identities } from '@/model/identity/identities';
import { presentNames } from '@/model/identity/namesOfPlayer';
import { findDuplicates, type DuplicatePair } from '@/model/identity/findDuplicates';
import { pairKey } from '@/model/identity/pairKey';
import {
  duplicatesVersion,
  mostDuplicates,
  type PublishedDuplicates,
  type PublishedPair,
} from '@/model/published/publishedDuplicates';
import type { Event, Match, Player } from '@/model/records/records';

/** Otherwise one page with a common name would fill the list. */
const mostOfPlayer = 3;
const mostAbout = 3;

export interface Wiki {
  readonly players: readonly Player[];
  readonly matches: readonly Match[];
  readonly events: readonly Event[];
  readonly identities: Identities;
}

/**
 * Pairs of players who may be the same person, likeliest first. A merged player counts under all names.
 * Excludes hidden players and pairs marked as different.
 *
 * @param at epoch milliseconds
 */
export function duplicatesAmong(
  { players, matches, events, identities }: Wiki,
  at: number,
): PublishedDuplicates {
  const found = findDuplicates(persons(players, identities), { matches, events, transliterate });
  const apart = new Set(
    players.flatMap(({ id, differentFrom = [] }) =>
      differentFrom.map((other) => pairKey(idAs(id, identities), idAs(other, identities))),
    ),
  );
  const counts = new Map<string, number>();
  const isFree = (id: string) => (counts.get(id) ?? 0) < mostOfPlayer;
  const pairs: PublishedPair[] = [];
  for (const pair of found) {
    const { a, b } = pair;
    if (apart.has(pairKey(a, b)) || !isFree(a) || !isFree(b)) continue;
    pairs.push(published(pair));
    if (pairs.length === mostDuplicates) break;
    for (const id of [a, b]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { version: duplicatesVersion, at, pairs };
}

function persons(players: readonly Player[], identities: Identities): readonly Player[] {
  const merged = groupBy(
    players.filter(({ id }) => identities.has(id)),
    ({ id }): string => idAs(id, identities),
  );
  return players.flatMap((player) => {
    if (identities.has(player.id) || !isListed(player)) return [];
    const others = merged.get(player.id);
    if (others === undefined && player.spellings === undefined) return [player];
    return [{ ...player, aliases: [...presentNames(playerAs(player, others ?? []))] }];
  });
}

const published = ({ a, b, score, reasons }: DuplicatePair): PublishedPair => ({
  a,
  b,
  score: Math.round(score * 100) / 100,
  reasons: reasons.map(({ code, about }) => ({ code, ...(about && { about: about.slice(0, mostAbout) }) })),
});
