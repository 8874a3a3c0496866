import { Filter, Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { compareText } from '@/lib/compareText';
import { plainDoc } from '@/lib/plainData';
import { readAddress, type Address } from '@/model/address';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { Event, Match, Player, Records } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import { eventPanels, sportPanels, type EventPanel, type SportPanel } from '@/model/routes';
import { findSport, type Sport } from '@/model/sports';
import type { Allowance } from '../requests/allowance';
import { isOfRecord } from './recordAddress';

/** The content of an address, as far as a preview of it tells. */
export type Page = { readonly address: Address } & (
  | { readonly kind: 'sport'; readonly sport: Sport; readonly panel: SportPanel }
  | {
      readonly kind: 'event';
      readonly event: Event;
      /** In their order on the card. */
      readonly matches: readonly Match[];
      readonly tooMany?: TooMany;
      readonly panel: EventPanel;
    }
  | { readonly kind: 'match'; readonly match: Match; readonly event: Event | undefined }
  | {
      readonly kind: 'player';
      readonly player: Player;
      /** Newest first. */
      readonly matches: readonly Match[];
      readonly tooMany?: TooMany;
      /** Where the newest of them were fought. */
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'versus';
      readonly players: readonly [Player, Player];
      readonly matches: readonly Match[];
      readonly events: readonly Event[];
    }
  /** A page of ours about which a search engine need not know: a form, a history. */
  | { readonly kind: 'other' }
  /** The page of a record that is only proposed: its author's device shows it, and nobody else is told of it. */
  | { readonly kind: 'proposed' }
);

/** How many matches there are where they are more than a page reads; `matches` is empty then. */
type TooMany = number;

/** As many matches as a page reads; of more it says only how many they are. */
const mostMatches = 300;
/** As many events are named on a screen or two of matches; each is read by itself. */
const mostEvents = 30;
/** Counting up to so many costs one read. */
const mostCounted = 1_000;
/** The most documents that one page reads: two players, what they fought, and where. */
export const mostReads = 2 + mostMatches + mostEvents;

/**
 * Reads what the page at an address is about; `undefined` when there is no such page. What it reads is spent of the
 * allowance; rejects with `AllowanceSpent` where that does not last.
 */
export async function readPage(
  db: Firestore,
  pathname: string,
  sports: readonly Sport[],
  allowance: Allowance = unlimited,
): Promise<Page | undefined> {
  if (!isOfRecord(pathname)) return pageAt(db, pathname, sports, () => undefined);
  let reads = 0;
  const counted: Count = (read) => {
    // An answer without a document costs as much as one.
    reads += Math.max(1, read);
  };
  return allowance.spend(
    mostReads,
    () => pageAt(db, pathname, sports, counted),
    () => reads,
  );
}

const unlimited: Allowance = { spend: (_, work) => work() };

/** Told of every answer how many documents it had. */
type Count = (reads: number) => void;

async function pageAt(
  db: Firestore,
  pathname: string,
  sports: readonly Sport[],
  count: Count,
): Promise<Page | undefined> {
  const address = readAddress(pathname);
  if (!address) return undefined;
  const { id = '', eventId = '', panel } = address.params;
  switch (address.name) {
    case 'sport':
    case 'sportPanel': {
      const sport = findSport(sports, id);
      if (!sport || !isPanel(sportPanels, panel)) return undefined;
      return { kind: 'sport', address, sport, panel: panel ?? 'events' };
    }
    case 'event':
    case 'eventPanel': {
      if (!findSport(sports, id) || !isPanel(eventPanels, panel)) return undefined;
      const event = await read(db, 'event', eventId, count);
      if (!event) return proposed(db, address, 'event', eventId, count);
      if (event.sport.id !== id) return undefined;
      const { matches, tooMany } = await matchesWhere(db, Filter.where('event.id', '==', eventId), count);
      const inOrder = [...matches].sort((a, b) => a.order - b.order);
      return { kind: 'event', address, event, matches: inOrder, ...tooMany, panel: panel ?? 'matches' };
    }
    case 'match': {
      const match = await read(db, 'match', id, count);
      if (!match) return proposed(db, address, 'match', id, count);
      return { kind: 'match', address, match, event: await read(db, 'event', match.event.id, count) };
    }
    case 'player': {
      const player = await read(db, 'player', id, count);
      if (!player) return proposed(db, address, 'player', id, count);
      const { matches, tooMany } = await matchesWhere(db, oneIs(id), count);
      const newest = newestFirst(matches);
      return {
        kind: 'player',
        address,
        player,
        matches: newest,
        ...tooMany,
        events: await eventsOf(db, newest, count),
      };
    }
    case 'versus':
      return versus(db, address, count);
    default:
      return { kind: 'other', address };
  }
}

/** Tells whether a record is not there yet but proposed under this id. Only an id that an app made is worth the read. */
async function proposed(
  db: Firestore,
  address: Address,
  collection: Collection,
  id: string,
  count: Count,
): Promise<Page | undefined> {
  if (!madePattern.test(id)) return undefined;
  count(1);
  const delta = await db.collection('delta').doc(id).get();
  const isOpen =
    delta.get('status') === 'new' && delta.get('docId') === '' && delta.get('collection') === collection;
  return isOpen ? { kind: 'proposed', address } : undefined;
}

async function versus(db: Firestore, address: Address, count: Count): Promise<Page | undefined> {
  const { id = '', otherId = '' } = address.params;
  const [first = '', second = ''] = [id, otherId].sort();
  if (first === second) return undefined;
  const [player, other] = await Promise.all([
    read(db, 'player', first, count),
    read(db, 'player', second, count),
  ]);
  if (!player || !other) return undefined;
  const met = Filter.or(sidesAre(first, second), sidesAre(second, first));
  // Nobody has met one other that often.
  const { docs } = await db.collection('match').where(met).limit(mostMatches).get();
  count(docs.length);
  const matches = newestFirst(recordsIn(docs));
  return {
    kind: 'versus',
    address,
    players: [player, other],
    matches,
    events: await eventsOf(db, matches, count),
  };
}

/** Ids as the app makes them (`src/lib/newId.ts`); of others none was ever proposed by it. */
const madePattern = /^[A-Za-z0-9]{20}$/;

const isPanel = <P extends string>(
  panels: Readonly<Record<P, string>>,
  panel: string | undefined,
): panel is P | undefined => panel === undefined || Object.hasOwn(panels, panel);

/** Accepts the ids that Firestore takes for a document; any other would be an error and not an absence. */
const isDocId = (id: string) =>
  id !== '' && !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id) && id.length <= 500;

async function read<N extends Collection>(
  db: Firestore,
  collection: N,
  id: string,
  count: Count,
): Promise<Records[N] | undefined> {
  if (!isDocId(id)) return undefined;
  count(1);
  return recordIn(collection, await db.collection(collection).doc(id).get());
}

/** A record as the client reads it; a tombstone or a document that cannot be read is none. */
function recordIn<N extends Collection>(collection: N, doc: DocumentSnapshot): Records[N] | undefined {
  const data = plainDoc(doc, Timestamp);
  if (data === undefined || data['deleted'] === true) return undefined;
  const parsed = recordParsers[collection](data);
  // The table of parsers gives each collection its own record.
  return parsed.ok ? (parsed.value as Records[N]) : undefined;
}

interface Matches {
  readonly matches: readonly Match[];
  /** To be spread into a page. */
  readonly tooMany: { readonly tooMany?: TooMany };
}

async function matchesWhere(db: Firestore, where: Filter, count: Count): Promise<Matches> {
  const all = db.collection('match').where(where);
  const { docs } = await all.limit(mostMatches + 1).get();
  count(docs.length);
  const matches = recordsIn(docs);
  if (docs.length <= mostMatches) return { matches, tooMany: {} };
  // Some of them would be told as all.
  const live = Filter.and(where, Filter.where('deleted', '==', false));
  const counted = await db.collection('match').where(live).limit(mostCounted).count().get();
  count(1);
  return { matches: [], tooMany: { tooMany: Math.max(matches.length, counted.data().count) } };
}

const recordsIn = (docs: readonly DocumentSnapshot[]): readonly Match[] =>
  docs.flatMap((doc) => recordIn('match', doc) ?? []);

const sidesAre = (one: string, other: string) =>
  Filter.and(Filter.where('player1.id', '==', one), Filter.where('player2.id', '==', other));

const oneIs = (player: string) =>
  Filter.or(Filter.where('player1.id', '==', player), Filter.where('player2.id', '==', player));

const newestFirst = (matches: readonly Match[]): readonly Match[] =>
  [...matches].sort((a, b) => compareText(b.date, a.date) || b.order - a.order);

async function eventsOf(db: Firestore, matches: readonly Match[], count: Count): Promise<readonly Event[]> {
  const ids = [...new Set(matches.map(({ event }) => event.id))].filter(isDocId).slice(0, mostEvents);
  if (ids.length === 0) return [];
  count(ids.length);
  const docs = await db.getAll(...ids.map((id) => db.collection('event').doc(id)));
  return docs.flatMap((doc) => recordIn('event', doc) ?? []);
}
