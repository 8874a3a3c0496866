import { Filter, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { readAddress, type Address } from '@/model/address';
import { recordParsers } from '@/model/recordParsers';
import type { Collection, Event, Match, Player, Records } from '@/model/records';
import { eventPanels, sportPanels, type EventPanel, type SportPanel } from '@/model/routes';
import { findSport, type Sport } from '@/model/sports';
import { plain } from '../snapshot/readCollection';

/** What an address shows, as far as a preview of it tells. */
export type Page = { readonly address: Address } & (
  | { readonly kind: 'sport'; readonly sport: Sport; readonly panel: SportPanel }
  | {
      readonly kind: 'event';
      readonly event: Event;
      /** In their order on the card. */
      readonly matches: readonly Match[];
      readonly panel: EventPanel;
    }
  | { readonly kind: 'match'; readonly match: Match; readonly event: Event | undefined }
  | {
      readonly kind: 'player';
      readonly player: Player;
      /** Newest first. */
      readonly matches: readonly Match[];
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
);

/** More matches than this nobody has fought, and no card has. */
const most = 1_000;

/** As many events are named on a screen or two of matches; each is read by itself. */
const mostEvents = 30;

/** Reads what the page at an address is about; `undefined` when there is no such page. */
export async function readPage(db: Firestore, pathname: string): Promise<Page | undefined> {
  const address = readAddress(pathname);
  if (!address) return undefined;
  const { id = '', eventId = '', otherId = '', panel } = address.params;
  switch (address.name) {
    case 'sport':
    case 'sportPanel': {
      const sport = findSport(id);
      if (!sport || !isPanel(sportPanels, panel)) return undefined;
      return { kind: 'sport', address, sport, panel: panel ?? 'events' };
    }
    case 'event':
    case 'eventPanel': {
      if (!findSport(id) || !isPanel(eventPanels, panel)) return undefined;
      const [event, matches] = await Promise.all([read(db, 'event', eventId), matchesOf(db, eventId)]);
      return event?.sport.id === id
        ? { kind: 'event', address, event, matches, panel: panel ?? 'matches' }
        : undefined;
    }
    case 'match': {
      const match = await read(db, 'match', id);
      return match && { kind: 'match', address, match, event: await read(db, 'event', match.event.id) };
    }
    case 'player': {
      const [player, matches] = await Promise.all([read(db, 'player', id), fights(db, id)]);
      return player && { kind: 'player', address, player, matches, events: await eventsOf(db, matches) };
    }
    case 'versus': {
      const ids = [id, otherId].sort();
      const [first = '', second = ''] = ids;
      const [player, other, matches] = await Promise.all([
        read(db, 'player', first),
        read(db, 'player', second),
        fights(db, first),
      ]);
      if (!player || !other || first === second) return undefined;
      const met = matches.filter(({ player1, player2 }) => player1.id === second || player2.id === second);
      return {
        kind: 'versus',
        address,
        players: [player, other],
        matches: met,
        events: await eventsOf(db, met),
      };
    }
    default:
      return { kind: 'other', address };
  }
}

const isPanel = <P extends string>(
  panels: Readonly<Record<P, string>>,
  panel: string | undefined,
): panel is P | undefined => panel === undefined || Object.hasOwn(panels, panel);

/** What Firestore takes as the id of a document; any other would be an error and not an absence. */
const isDocId = (id: string) =>
  id !== '' && !id.includes('/') && id !== '.' && id !== '..' && !/^__.*__$/.test(id) && id.length <= 500;

async function read<N extends Collection>(
  db: Firestore,
  collection: N,
  id: string,
): Promise<Records[N] | undefined> {
  return isDocId(id) ? recordIn(collection, await db.collection(collection).doc(id).get()) : undefined;
}

/** A record as the client reads it; a tombstone or a document that cannot be read is none. */
function recordIn<N extends Collection>(collection: N, doc: DocumentSnapshot): Records[N] | undefined {
  const data = doc.data();
  if (data === undefined || data['deleted'] === true) return undefined;
  const parsed = recordParsers[collection]({ ...(plain(data) as object), id: doc.id });
  // The table of parsers gives each collection its own record.
  return parsed.ok ? (parsed.value as Records[N]) : undefined;
}

async function matchesOf(db: Firestore, event: string): Promise<readonly Match[]> {
  const { docs } = await db.collection('match').where('event.id', '==', event).limit(most).get();
  return docs.flatMap((doc) => recordIn('match', doc) ?? []).sort((a, b) => a.order - b.order);
}

async function fights(db: Firestore, player: string): Promise<readonly Match[]> {
  const inIt = Filter.or(Filter.where('player1.id', '==', player), Filter.where('player2.id', '==', player));
  const { docs } = await db.collection('match').where(inIt).limit(most).get();
  return docs
    .flatMap((doc) => recordIn('match', doc) ?? [])
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.order - a.order));
}

async function eventsOf(db: Firestore, matches: readonly Match[]): Promise<readonly Event[]> {
  const ids = [...new Set(matches.map(({ event }) => event.id))].filter(isDocId).slice(0, mostEvents);
  if (ids.length === 0) return [];
  const docs = await db.getAll(...ids.map((id) => db.collection('event').doc(id)));
  return docs.flatMap((doc) => recordIn('event', doc) ?? []);
}
