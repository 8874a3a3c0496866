import { groupByEach } from '@/lib/groupBy';
import { isListed } from '@/model/privacy/hiding';
import {
  doublesAmong,
  eventIdentitiesAmong,
  identitiesAmong,
  idAs,
  matchesAs,
  type EventIdentities,
  type Identities,
} from '@/model/identity/identities';
import { once } from '@/lib/once';
import { mainFirst } from '@/model/matches/mainMatches';
import type { Event, Match, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { NameOf } from '@/model/sharing/slugs';

export type StoredRecords = { readonly [N in Collection]: ReadonlyMap<string, Records[N]> };

/**
 * All records read through merges: a merged player counts as the remaining one, entries of a merged event are
 * on the remaining card, and matches on both cards appear once. Computes each part on first use.
 */
export function wikiOf(stored: StoredRecords) {
  const players = once((): Identities => identitiesAmong(stored.player.values()));
  const merged = once((): EventIdentities => eventIdentitiesAmong(stored.event.values()));
  const doubles = once(() => doublesAmong(stored.match.values(), merged()));
  const matches = once(() =>
    matchesAs([...stored.match.values()], { players: players(), events: merged(), doubles: doubles() }),
  );
  const byEvent = once(() => groupByEach(matches(), ({ event }) => [event.id]));
  const byPlayer = once(() => groupByEach(matches(), bothPlayers));
  const naming = once(() => groupByEach([...stored.match.values()], bothPlayers));
  const events = once(() => [...stored.event.values()].filter(({ id }) => !merged().has(id)));
  const slugs = { event: once(() => bySlug(stored.event)), player: once(() => bySlug(stored.player)) };
  const idOf: NameOf = (kind, name) =>
    stored[kind].has(name) ? name : (slugs[kind]().get(name.toLowerCase()) ?? name);
  const nameOf: NameOf = (kind, id) => stored[kind].get(id)?.slug ?? id;
  return {
    stored,
    /** The id of an id or slug; the same text if neither exists. */
    idOf,
    nameOf,
    /** The remaining id after merging; the id or slug itself if it was not merged or does not exist. */
    standing: (collection: Collection, name: string): string => {
      const id = collection === 'match' ? name : idOf(collection, name);
      return idAs(id, { event: merged, match: doubles, player: players }[collection]());
    },
    /** The records merged into this one, directly or indirectly, as stored. */
    merged: <N extends 'event' | 'player'>(collection: N, id: string): readonly Records[N][] =>
      [...{ event: merged, player: players }[collection]()].flatMap(([from, to]) =>
        to.id === id ? (stored[collection].get(from) ?? []) : [],
      ),
    player: (id: string) => (players().has(id) ? undefined : stored.player.get(id)),
    event: (id: string) => (merged().has(id) ? undefined : stored.event.get(id)),
    get events(): readonly Event[] {
      return events();
    },
    get matches(): readonly Match[] {
      return matches();
    },
    matchesOfEvent: (id: string) => mainFirst(byEvent().get(id) ?? [], stored.event.get(id)?.cardOrder),
    matchesOfPlayer: (id: string) => byPlayer().get(id) ?? [],
    /** As stored: matches that name exactly this id. */
    matchesNaming: (player: string) => naming().get(player) ?? [],
    isListed: (id: string): boolean => {
      const player = stored.player.get(id);
      return player !== undefined && isListed(player);
    },
  };
}

export type Wiki = ReturnType<typeof wikiOf>;

const bothPlayers = ({ player1, player2 }: Match) => [player1.id, player2.id];

const bySlug = (
  records: ReadonlyMap<string, { readonly id: string; readonly slug?: string }>,
): ReadonlyMap<string, string> =>
  new Map([...records.values()].flatMap(({ id, slug }) => (slug === undefined ? [] : [[slug, id] as const])));
