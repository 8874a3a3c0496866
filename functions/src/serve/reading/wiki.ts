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
import type { Event, Match, Player, Records } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { NameOf } from '@/model/sharing/slugs';

export type StoredRecords = { readonly [N in Collection]: ReadonlyMap<string, Records[N]> };

/**
 * All records read through merges: a merged player counts as the remaining one, entries of a merged event are
 * on the remaining card, and matches on both cards appear once.
 */
export interface Wiki {
  readonly stored: StoredRecords;
  /** The id of an id or slug; the same text if neither exists. */
  readonly idOf: NameOf;
  /** The name that addresses have for an id: the record's slug, or else the id. */
  readonly nameOf: NameOf;
  /** The remaining id after merging; the id or slug itself if it was not merged or does not exist. */
  readonly standing: (collection: Collection, name: string) => string;
  /** The records merged into this one, directly or indirectly, as stored. */
  readonly merged: <N extends 'event' | 'player'>(collection: N, id: string) => readonly Records[N][];
  readonly player: (id: string) => Player | undefined;
  readonly event: (id: string) => Event | undefined;
  readonly events: readonly Event[];
  readonly matches: readonly Match[];
  /** The card, the main event first. */
  readonly matchesOfEvent: (id: string) => readonly Match[];
  readonly matchesOfPlayer: (id: string) => readonly Match[];
  /** As stored: matches that name exactly this id. */
  readonly matchesNaming: (player: string) => readonly Match[];
  readonly isListed: (id: string) => boolean;
}

/** Computes each part on first use. */
export function wikiOf(stored: StoredRecords): Wiki {
  const players = once((): Identities => identitiesAmong(stored.player.values()));
  const merged = once((): EventIdentities => eventIdentitiesAmong(stored.event.values()));
  const doubles = once(() => doublesAmong(stored.match.values(), merged()));
  const matches = once(() =>
    matchesAs([...stored.match.values()], { players: players(), events: merged(), doubles: doubles() }),
  );
  const byEvent = once(() => grouped(matches(), ({ event }) => [event.id]));
  const byPlayer = once(() => grouped(matches(), ({ player1, player2 }) => [player1.id, player2.id]));
  const naming = once(() =>
    grouped([...stored.match.values()], ({ player1, player2 }) => [player1.id, player2.id]),
  );
  const events = once(() => [...stored.event.values()].filter(({ id }) => !merged().has(id)));
  const slugs = { event: once(() => bySlug(stored.event)), player: once(() => bySlug(stored.player)) };
  const idOf: NameOf = (kind, name) =>
    stored[kind].has(name) ? name : (slugs[kind]().get(name.toLowerCase()) ?? name);
  const standing = (collection: Collection, name: string) => {
    const id = collection === 'match' ? name : idOf(collection, name);
    return idAs(id, { event: merged, match: doubles, player: players }[collection]());
  };
  return {
    stored,
    idOf,
    nameOf: (kind, id) => stored[kind].get(id)?.slug ?? id,
    standing,
    merged: (collection, id) =>
      [...{ event: merged, player: players }[collection]()].flatMap(([from, to]) =>
        to.id === id ? (stored[collection].get(from) ?? []) : [],
      ),
    player: (id) => (players().has(id) ? undefined : stored.player.get(id)),
    event: (id) => (merged().has(id) ? undefined : stored.event.get(id)),
    get events() {
      return events();
    },
    get matches() {
      return matches();
    },
    matchesOfEvent: (id) => mainFirst(byEvent().get(id) ?? [], stored.event.get(id)?.cardOrder),
    matchesOfPlayer: (id) => byPlayer().get(id) ?? [],
    matchesNaming: (id) => naming().get(id) ?? [],
    isListed: (id) => {
      const player = stored.player.get(id);
      return player !== undefined && isListed(player);
    },
  };
}

const bySlug = (
  records: ReadonlyMap<string, { readonly id: string; readonly slug?: string }>,
): ReadonlyMap<string, string> =>
  new Map([...records.values()].flatMap(({ id, slug }) => (slug === undefined ? [] : [[slug, id] as const])));

function grouped<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  return groups;
}
