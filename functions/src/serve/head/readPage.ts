import { compareText } from '@/lib/compareText';
import { newIdPattern } from '@/model/ids';
import { readAddress, spelledPath, type Address } from '@/model/sharing/address';
import { nameIn, withNames, type NameOf } from '@/model/sharing/slugs';
import { isListed } from '@/model/privacy/hiding';
import { playerAs, type PlayerShown } from '@/model/identity/identities';
import type { PublishedFirst } from '@/model/published/publishedFirst';
import { publishedPlayer } from '@/model/published/publishedPlayer';
import type { Event, Match, Player } from '@/model/records/records';
import { eventPanels, sportPanels, type EventPanel, type SportPanel } from '@/model/sharing/routes';
import { findSport, type Sport } from '@/model/sports';
import type { Wiki } from '../reading/wiki';

export type Page = {
  readonly address: Address;
  /** For links to the records that the page names; without it they have their ids. */
  readonly nameOf?: NameOf;
  /**
   * The records that the app shows until the server has answered. They are as stored, because the app treats
   * them as the server's answer and resolves merges itself.
   */
  readonly first?: PublishedFirst;
} & (
  | { readonly kind: 'sport'; readonly sport: Sport; readonly panel: SportPanel }
  | {
      readonly kind: 'event';
      readonly event: Event;
      readonly matches: readonly Match[];
      readonly panel: EventPanel;
    }
  | { readonly kind: 'match'; readonly match: Match; readonly event: Event | undefined }
  | ({ readonly kind: 'player'; readonly player: PlayerShown } & Fought)
  | ({ readonly kind: 'versus'; readonly players: readonly [Player, Player] } & Fought)
  | { readonly kind: 'hidden'; readonly name: string }
  | { readonly kind: 'other' }
  /** A record that is only proposed. Only its author's device shows it. */
  | { readonly kind: 'proposed' }
);

interface Fought {
  /** Newest first. */
  readonly matches: readonly Match[];
  readonly events: readonly Event[];
}

export interface Moved {
  readonly kind: 'moved';
  readonly address: Address;
}

/**
 * Limits of the records in a page. Larger cards are left out, because half a card would look complete. Of the
 * first matches the players come too, for the flags beside their names.
 */
const most = { matches: 150, events: 30, flags: 30 };

/**
 * The page at an address; `undefined` if there is none. An id leads to the address with the slug, a merged record
 * to the remaining one.
 */
export function readPage(wiki: Wiki, pathname: string, sports: readonly Sport[]): Page | Moved | undefined {
  const [asked, stored] = [readAddress(pathname), readAddress(withNames(pathname, wiki.idOf))];
  const page = stored && pageAt(wiki, stored, sports);
  if (!asked || !page) return undefined;
  const shown = withNames(spelledPath(page.address), wiki.nameOf);
  const address = readAddress(shown) ?? page.address;
  return page.kind === 'moved' || shown !== spelledPath(asked)
    ? { kind: 'moved', address }
    : { ...page, address, nameOf: wiki.nameOf };
}

function pageAt(wiki: Wiki, address: Address, sports: readonly Sport[]): Page | Moved | undefined {
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
      return eventPage(wiki, address, sports);
    case 'match':
      return matchPage(wiki, address);
    case 'player':
      return playerPage(wiki, address);
    case 'rating': {
      const player = standingPlayer(wiki, id);
      if (!player || !isListed(player)) return player && moved(player.id);
      return player.id === id
        ? { kind: 'other', address }
        : { kind: 'moved', address: { ...address, params: { id: player.id } } };
    }
    case 'versus':
      return versusPage(wiki, address);
    default:
      return { kind: 'other', address };
  }
}

function eventPage(wiki: Wiki, address: Address, sports: readonly Sport[]): Page | Moved | undefined {
  const { id = '', eventId = '', panel } = address.params;
  if (!findSport(sports, id) || !isPanel(eventPanels, panel)) return undefined;
  const event = wiki.event(wiki.standing('event', eventId));
  if (event?.sport.id !== id) return undefined;
  if (event.id !== eventId) {
    // A merged event keeps its own history page.
    if (panel === 'history') return { kind: 'other', address };
    return { kind: 'moved', address: { ...address, params: { ...address.params, eventId: event.id } } };
  }
  const matches = wiki.matchesOfEvent(eventId);
  const first = {
    event: [event, ...wiki.merged('event', eventId)],
    match: stored(wiki, matches),
    player: playersOf(wiki, matches).map(publishedPlayer),
  };
  return { kind: 'event', address, event, matches, panel: panel ?? 'matches', first };
}

function matchPage(wiki: Wiki, address: Address): Page | Moved | undefined {
  const { id = '' } = address.params;
  const entered = wiki.stored.match.get(id);
  if (!entered) return undefined;
  const standing = wiki.standing('match', id);
  if (standing !== id) return { kind: 'moved', address: { name: 'match', params: { id: standing } } };
  const card = wiki.standing('event', entered.event.id);
  const match = wiki.matchesOfEvent(card).find((each) => each.id === id);
  if (!match) return undefined;
  const first = {
    event: chainFrom(wiki.stored.event, entered.event.id),
    match: [entered],
    player: playersOf(wiki, [entered]).map(publishedPlayer),
  };
  return { kind: 'match', address, match, event: wiki.event(card), first };
}

function playerPage(wiki: Wiki, address: Address): Page | Moved | undefined {
  const { id = '' } = address.params;
  const player = standingPlayer(wiki, id);
  if (!player) return undefined;
  if (player.id !== id) return moved(player.id);
  if (!isListed(player)) return { kind: 'hidden', address, name: player.name };
  const merged = wiki.merged('player', id);
  const fought = foughtIn(wiki, wiki.matchesOfPlayer(id));
  const shown = new Set([player, ...merged, ...playersOf(wiki, fought.matches)]);
  const first = { ...storedOf(wiki, fought), player: [...shown].map(publishedPlayer) };
  return { kind: 'player', address, player: playerAs(player, merged), ...fought, first };
}

function versusPage(wiki: Wiki, address: Address): Page | Moved | undefined {
  const { id = '', otherId = '' } = address.params;
  if (id === otherId) return undefined;
  const [own, other] = [standingPlayer(wiki, id), standingPlayer(wiki, otherId)];
  if (!own || !other) return undefined;
  if (own.id !== id || other.id !== otherId) return moved(own.id, other.id);
  // The order of the canonical address.
  const players: readonly [Player, Player] = nameIn(own) < nameIn(other) ? [own, other] : [other, own];
  const met = wiki
    .matchesOfPlayer(id)
    .filter(({ player1, player2 }) => player1.id === otherId || player2.id === otherId);
  const fought = foughtIn(wiki, met);
  const merged = players.flatMap((each) => wiki.merged('player', each.id));
  const first = { ...storedOf(wiki, fought), player: [...players, ...merged].map(publishedPlayer) };
  return { kind: 'versus', address, players, ...fought, first };
}

/** The remaining player. A reader may have typed an old id in capitals; ids made by the app are never typed. */
function standingPlayer({ stored: { player }, standing }: Wiki, id: string): Player | undefined {
  const known = player.has(id) || newIdPattern.test(id) ? id : id.toLowerCase();
  return player.get(standing('player', known));
}

function foughtIn(wiki: Wiki, found: readonly Match[]): Fought {
  const matches = found.toSorted((a, b) => compareText(b.date, a.date) || b.order - a.order);
  const ids = [...new Set(matches.map(({ event }) => event.id))].slice(0, most.events);
  return { matches, events: ids.flatMap((id) => wiki.event(id) ?? []) };
}

function storedOf(wiki: Wiki, { matches, events }: Fought): Pick<PublishedFirst, 'event' | 'match'> {
  return {
    event: events.flatMap((event) => [event, ...wiki.merged('event', event.id)]),
    match: stored(wiki, matches),
  };
}

const stored = (wiki: Wiki, matches: readonly Match[]): readonly Match[] =>
  matches.length > most.matches ? [] : matches.flatMap(({ id }) => wiki.stored.match.get(id) ?? []);

const playersOf = (wiki: Wiki, matches: readonly Match[]): readonly Player[] => [
  ...new Set(
    matches
      .slice(0, most.flags)
      .flatMap(({ id }) => wiki.stored.match.get(id) ?? [])
      .flatMap(({ player1, player2 }) => [player1, player2])
      .flatMap(({ id }) => chainFrom(wiki.stored.player, id)),
  ),
];

/** The record and those that it was merged into, which the app needs to resolve the merge. */
function chainFrom<T extends { readonly sameAs?: string | undefined }>(
  records: ReadonlyMap<string, T>,
  id: string,
): readonly T[] {
  const chain = new Set<T>();
  for (let at = records.get(id); at && !chain.has(at); at = records.get(at.sameAs ?? '')) chain.add(at);
  return [...chain];
}

const moved = (id: string, otherId: string = id): Moved => ({
  kind: 'moved',
  address: id === otherId ? { name: 'player', params: { id } } : { name: 'versus', params: { id, otherId } },
});

const isPanel = <P extends string>(
  panels: Readonly<Record<P, string>>,
  panel: string | undefined,
): panel is P | undefined => panel === undefined || Object.hasOwn(panels, panel);
