import { isListed } from '@/model/hiding';
import {
  doublesAmong,
  eventIdentitiesAmong,
  identitiesAmong,
  idAs,
  matchesAs,
  type EventIdentities,
  type Identities,
} from '@/model/identities';
import { once } from '@/lib/once';
import type { Event, Match, Player, Records } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';

/** Every record as it is stored, by collection and id. */
export type StoredRecords = { readonly [N in Collection]: ReadonlyMap<string, Records[N]> };

/**
 * All records, read through merges: who was merged into somebody is that person, what was entered with a merged event is on the
 * card that stands, and what stands on both cards is there once.
 */
export interface Wiki {
  readonly stored: StoredRecords;
  /** The id of the record that stands for one; its own where it stands for itself, or is not there. */
  readonly standing: (collection: Collection, id: string) => string;
  readonly player: (id: string) => Player | undefined;
  readonly event: (id: string) => Event | undefined;
  /** Events that stand. */
  readonly events: readonly Event[];
  /** Matches with players and events as they are known today. */
  readonly matches: readonly Match[];
  /** By their place on the card. */
  readonly matchesOfEvent: (id: string) => readonly Match[];
  /** In no order. */
  readonly matchesOfPlayer: (id: string) => readonly Match[];
  /** Tells whether a player is in lists. */
  readonly isListed: (id: string) => boolean;
}

/** Reads records as a wiki. What nobody asks for is not computed. */
export function wikiOf(stored: StoredRecords): Wiki {
  const players = once((): Identities => identitiesAmong(stored.player.values()));
  const merged = once((): EventIdentities => eventIdentitiesAmong(stored.event.values()));
  const doubles = once(() => doublesAmong(stored.match.values(), merged()));
  const matches = once(() =>
    matchesAs([...stored.match.values()], { players: players(), events: merged(), doubles: doubles() }),
  );
  const byEvent = once(() => grouped(matches(), ({ event }) => [event.id]));
  const byPlayer = once(() => grouped(matches(), ({ player1, player2 }) => [player1.id, player2.id]));
  const events = once(() => [...stored.event.values()].filter(({ id }) => !merged().has(id)));
  const standing = (collection: Collection, id: string) =>
    idAs(id, { event: merged, match: doubles, player: players }[collection]());
  return {
    stored,
    standing,
    player: (id) => (players().has(id) ? undefined : stored.player.get(id)),
    event: (id) => (merged().has(id) ? undefined : stored.event.get(id)),
    get events() {
      return events();
    },
    get matches() {
      return matches();
    },
    matchesOfEvent: (id) => (byEvent().get(id) ?? []).toSorted((a, b) => a.order - b.order),
    matchesOfPlayer: (id) => byPlayer().get(id) ?? [],
    isListed: (id) => {
      const player = stored.player.get(id);
      return player !== undefined && isListed(player);
    },
  };
}

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
