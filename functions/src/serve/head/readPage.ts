import { Filter, type Firestore } from 'firebase-admin/firestore';
import { readAddress, type Address } from '@/model/sharing/address';
import { isListed } from '@/model/privacy/hiding';
import { noIdentities, type Identities, type PlayerShown } from '@/model/identity/identities';
import type { Event, Match, Player } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { eventPanels, sportPanels, type EventPanel, type SportPanel } from '@/model/sharing/routes';
import { findSport, type Sport } from '@/model/sports';
import type { Allowance } from '../../base/allowance';
import { readCard, readKnown, readStandingMatch, type KnownMatch } from './readCard';
import {
  eventsOf,
  matchesBetween,
  matchesWhere,
  mostOfMatches,
  newestFirst,
  oneIs,
  type TooMany,
} from './readMatches';
import { mostOfPerson, readPerson, type Person } from './readPerson';
import { madePattern, readRecord, type Count } from './readRecord';
import { isOfRecord } from './recordAddress';

/** What a page shows, as far as previews need it. Matches and players are as stored. */
export type Page = { readonly address: Address } & (
  | { readonly kind: 'sport'; readonly sport: Sport; readonly panel: SportPanel }
  | {
      readonly kind: 'event';
      readonly event: Event;
      readonly merged: readonly Event[];
      readonly matches: readonly Match[];
      readonly players: Identities;
      readonly tooMany?: TooMany;
      readonly panel: EventPanel;
    }
  | ({
      readonly kind: 'match';
      readonly event: Event | undefined;
    } & KnownMatch)
  | {
      readonly kind: 'player';
      readonly player: PlayerShown;
      readonly merged: Merged;
      readonly matches: readonly Match[];
      readonly tooMany?: TooMany;
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'versus';
      readonly players: readonly [Player, Player];
      readonly merged: Merged;
      readonly matches: readonly Match[];
      readonly events: readonly Event[];
    }
  | { readonly kind: 'hidden'; readonly name: string }
  /** A page that search engines can ignore, such as a form or a history. */
  | { readonly kind: 'other' }
  /** A record that is only proposed. Only its author's device shows it. */
  | { readonly kind: 'proposed' }
);

export interface Moved {
  readonly kind: 'moved';
  readonly address: Address;
}

type Merged = readonly Player[];

export const mostReads = 2 * mostOfPerson + mostOfMatches;

/**
 * Reads the page at an address; `undefined` if there is none. Spends the allowance for each read; rejects
 * with `AllowanceSpent` when it runs out.
 *
 * @param mergedPlayers names the players on an event's page without a read for each
 */
export async function readPage(
  db: Firestore,
  pathname: string,
  sports: readonly Sport[],
  allowance: Allowance = unlimited,
  mergedPlayers: () => Promise<Identities> = async () => noIdentities,
): Promise<Page | Moved | undefined> {
  const source = { db, sports, mergedPlayers };
  if (!isOfRecord(pathname)) return pageAt(source, pathname, () => undefined);
  let reads = 0;
  const counted: Count = (read) => {
    reads += Math.max(1, read);
  };
  return allowance.spend(
    mostReads,
    () => pageAt(source, pathname, counted),
    () => reads,
  );
}

const unlimited: Allowance = { spend: (_, work) => work() };

interface Source {
  readonly db: Firestore;
  readonly sports: readonly Sport[];
  readonly mergedPlayers: () => Promise<Identities>;
}

async function pageAt(source: Source, pathname: string, count: Count): Promise<Page | Moved | undefined> {
  const { db, sports } = source;
  const address = readAddress(pathname);
  if (!address) return undefined;
  const { id = '', panel } = address.params;
  switch (address.name) {
    case 'sport':
    case 'sportPanel': {
      const sport = findSport(sports, id);
      if (!sport || !isPanel(sportPanels, panel)) return undefined;
      return { kind: 'sport', address, sport, panel: panel ?? 'events' };
    }
    case 'event':
    case 'eventPanel':
      return eventPage(source, address, count);
    case 'match':
      return matchPage(db, address, count);
    case 'player': {
      const person = await readPerson(db, id, count);
      if (!person) return proposed(db, address, 'player', id, count);
      const { player, merged } = person;
      if (player.id !== id) return moved(player.id);
      if (!isListed(player)) return { kind: 'hidden', address, name: player.name };
      const { matches, tooMany } = await matchesWhere(db, oneIs(idsOf(person)), count);
      const newest = newestFirst(matches);
      return {
        kind: 'player',
        address,
        player,
        merged,
        matches: newest,
        ...tooMany,
        events: await eventsOf(db, newest, count),
      };
    }
    case 'rating':
      return ratingPage(db, address, count);
    case 'versus':
      return versus(db, address, count);
    default:
      return { kind: 'other', address };
  }
}

async function eventPage(
  { db, sports, mergedPlayers }: Source,
  address: Address,
  count: Count,
): Promise<Page | Moved | undefined> {
  const { id = '', eventId = '', panel } = address.params;
  if (!findSport(sports, id) || !isPanel(eventPanels, panel)) return undefined;
  const card = await readCard(db, eventId, count);
  if (!card) return proposed(db, address, 'event', eventId, count);
  const { event, merged } = card;
  if (event.sport.id !== id) return undefined;
  if (event.id !== eventId) {
    // A merged event keeps its own history page.
    if (panel === 'history') return { kind: 'other', address };
    return { kind: 'moved', address: { ...address, params: { ...address.params, eventId: event.id } } };
  }
  const ids = [event, ...merged].map((each) => each.id);
  const { matches, tooMany } = await matchesWhere(db, Filter.where('event.id', 'in', ids), count);
  const inOrder = [...matches].sort((a, b) => a.order - b.order);
  return {
    kind: 'event',
    address,
    event,
    merged,
    matches: inOrder,
    players: await mergedPlayers(),
    ...tooMany,
    panel: panel ?? 'matches',
  };
}

async function ratingPage(db: Firestore, address: Address, count: Count): Promise<Page | Moved | undefined> {
  const { id = '' } = address.params;
  const person = await readPerson(db, id, count);
  if (!person) return proposed(db, address, 'player', id, count);
  const { player } = person;
  if (!isListed(player)) return moved(player.id);
  if (player.id !== id) return { kind: 'moved', address: { ...address, params: { id: player.id } } };
  return { kind: 'other', address };
}

async function matchPage(db: Firestore, address: Address, count: Count): Promise<Page | Moved | undefined> {
  const { id = '' } = address.params;
  const match = await readRecord(db, 'match', id, count);
  if (!match) return proposed(db, address, 'match', id, count);
  const standing = await readStandingMatch(db, match, count);
  if (standing) return { kind: 'moved', address: { name: 'match', params: { id: standing.id } } };
  const known = await readKnown(db, match, count);
  return { kind: 'match', address, ...known, event: known.events.at(-1) };
}

/**
 * The `proposed` page, if an open proposal creates this record. Read only for ids in the form that the app
 * makes.
 */
async function proposed(
  db: Firestore,
  address: Address,
  collection: Collection,
  id: string,
  count: Count,
): Promise<Page | Moved | undefined> {
  if (!madePattern.test(id)) return undefined;
  count(1);
  const delta = await db.collection('delta').doc(id).get();
  const isOpen =
    delta.get('status') === 'new' && delta.get('docId') === '' && delta.get('collection') === collection;
  return isOpen ? { kind: 'proposed', address } : undefined;
}

async function versus(db: Firestore, address: Address, count: Count): Promise<Page | Moved | undefined> {
  const { id = '', otherId = '' } = address.params;
  if (id === otherId) return undefined;
  const [own, other] = await Promise.all([readPerson(db, id, count), readPerson(db, otherId, count)]);
  if (!own || !other) return undefined;
  if (own.player.id !== id || other.player.id !== otherId) return moved(own.player.id, other.player.id);
  const [first, second] = id < otherId ? [own, other] : [other, own];
  const matches = newestFirst(await matchesBetween(db, idsOf(first), idsOf(second), count));
  return {
    kind: 'versus',
    address,
    players: [first.player, second.player],
    merged: [...first.merged, ...second.merged],
    matches,
    events: await eventsOf(db, matches, count),
  };
}

const moved = (id: string, otherId: string = id): Moved => ({
  kind: 'moved',
  address: id === otherId ? { name: 'player', params: { id } } : { name: 'versus', params: { id, otherId } },
});

const idsOf = ({ player, merged }: Person): readonly string[] => [player, ...merged].map(({ id }) => id);

const isPanel = <P extends string>(
  panels: Readonly<Record<P, string>>,
  panel: string | undefined,
): panel is P | undefined => panel === undefined || Object.hasOwn(panels, panel);
