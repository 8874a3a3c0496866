import { formerNamesOf, nameOn, type NamedPerson } from './formerNames';
import type { EventId, PlayerId } from './ids';
import type { Event, Match, Player, Side } from './records';

/**
 * By the id of a record that was merged into another one what is known of the record whose page stands for both.
 */
type Standing<T> = ReadonlyMap<string, T>;

/** The player whose page stands for another one as well. */
interface Identity extends NamedPerson {
  readonly id: PlayerId;
}

/** The event whose card has the matches of another one as well. */
interface EventIdentity {
  readonly id: EventId;
  readonly date: Event['date'];
}

/** Of players. */
export type Identities = Standing<Identity>;
export type EventIdentities = Standing<EventIdentity>;
/** Of matches: those that were entered twice, by the id of the one that is left out. */
export type Doubles = Standing<Pick<Match, 'id'>>;

/** Everybody and everything that stands for others. */
export interface AllIdentities {
  readonly players: Identities;
  readonly events: EventIdentities;
  readonly doubles: Doubles;
}

export const noIdentities: Identities = new Map();
const noEventIdentities: EventIdentities = new Map();
const noDoubles: Doubles = new Map();

/** Of a wiki in which nothing was merged. */
export const nobody: AllIdentities = {
  players: noIdentities,
  events: noEventIdentities,
  doubles: noDoubles,
};

export const isNobody = ({ players, events, doubles }: AllIdentities): boolean =>
  players.size + events.size + doubles.size === 0;

/** The part of a player that matches cache, and the same of an event. */
export const identityOf = ({ id, name, formerNames }: Identity): Identity =>
  formerNames === undefined ? { id, name } : { id, name, formerNames };
export const eventIdentityOf = ({ id, date }: Pick<Event, 'id' | 'date'>): EventIdentity => ({ id, date });

/**
 * The identities that records say by `sameAs`, chains followed to their end. Total, also where devices without a network
 * said what contradicts itself: of a ring the least id stands for all, and whoever names an absent record stands alone.
 *
 * @param said `sameAs` by id, of all records that say one
 * @param find what is known of the record of an id; `undefined` where there is none
 */
export function identitiesOf<T extends { readonly id: string }>(
  said: ReadonlyMap<string, string>,
  find: (id: string) => T | undefined,
): Standing<T> {
  const found = new Map<string, T>();
  for (const id of said.keys()) {
    const target = find(endOf(id, said, find));
    if (target !== undefined && target.id !== id && find(id) !== undefined) found.set(id, target);
  }
  return found;
}

function endOf(from: string, said: ReadonlyMap<string, string>, find: (id: string) => unknown): string {
  const path = [from];
  for (let at = from; ;) {
    const next = said.get(at);
    if (next === undefined || find(next) === undefined) return at;
    const met = path.indexOf(next);
    if (met >= 0) return path.slice(met).reduce((least, id) => (id < least ? id : least));
    path.push(next);
    at = next;
  }
}

/**
 * The matches that double another one, as they say by `sameAs`: each was entered with a card of its own, and both cards are
 * one. What is said counts once the events are one, and no longer than that; so nothing need be looked for without merged
 * events.
 */
export function doublesOf(
  said: ReadonlyMap<string, string>,
  find: (id: string) => Pick<Match, 'id' | 'event'> | undefined,
  events: EventIdentities,
): Doubles {
  const isOneCard = ([id, other]: readonly [string, string]) => {
    const [own, others] = [find(id)?.event.id, find(other)?.event.id];
    return (
      own !== undefined &&
      others !== undefined &&
      own !== others &&
      idAs(own, events) === idAs(others, events)
    );
  };
  const together = new Map([...said].filter(isOneCard));
  return identitiesOf(together, (id) => {
    const match = find(id);
    return match && { id: match.id };
  });
}

/** A player, as far as it says who is whom. */
export type SayingPlayer = Pick<Player, 'id' | 'name'> & Saying;
/** An event, as far as it says of which card its matches are. */
export type SayingEvent = Pick<Event, 'id' | 'date'> & Saying;
/** A match, as far as it says which one it doubles. */
export type SayingMatch = Pick<Match, 'id' | 'event'> & Saying;

/** The identities among these players, who are all there are. */
export const identitiesAmong = (players: Iterable<SayingPlayer>): Identities => among(players, identityOf);

/** The identities among all events. */
export const eventIdentitiesAmong = (events: Iterable<SayingEvent>): EventIdentities =>
  among(events, eventIdentityOf);

/** The doubles among all matches. */
export function doublesAmong(matches: Iterable<SayingMatch>, events: EventIdentities): Doubles {
  if (events.size === 0) return noDoubles;
  const { known, said } = sayingOf(matches);
  return said.size === 0 ? noDoubles : doublesOf(said, (id) => known.get(id), events);
}

function among<R extends Saying, T extends { readonly id: string }>(
  records: Iterable<R>,
  as: (record: R) => T,
): Standing<T> {
  const { known, said } = sayingOf(records);
  return identitiesOf(said, (id) => {
    const record = known.get(id);
    return record && as(record);
  });
}

interface Saying {
  readonly id: string;
  readonly sameAs?: string | undefined;
}

function sayingOf<R extends Saying>(records: Iterable<R>) {
  const known = new Map<string, R>();
  const said = new Map<string, string>();
  for (const record of records) {
    known.set(record.id, record);
    if (record.sameAs !== undefined) said.set(record.id, record.sameAs);
  }
  return { known, said };
}

/** The id whose page stands for an id. */
export const idAs = (id: string, identities: Standing<{ readonly id: string }>): string =>
  identities.get(id)?.id ?? id;

/**
 * The match with its players and its event as they are known today; the same reference where neither was merged. Its own
 * day stays: a card may go on over several.
 */
export function matchAs(
  match: Match,
  players: Identities,
  events: EventIdentities = noEventIdentities,
): Match {
  const fought = withPlayersAs(match, players);
  const event = events.get(match.event.id);
  return event === undefined ? fought : { ...fought, event: { ...match.event, ...event } };
}

/** Two who were said to be one person although they met stay apart here, or somebody would have fought oneself. */
function withPlayersAs(match: Match, identities: Identities): Match {
  const { player1, player2 } = match;
  const [first, second] = [identities.get(player1.id), identities.get(player2.id)];
  if ((first ?? second) === undefined) return match;
  if ((first?.id ?? player1.id) === (second?.id ?? player2.id)) return match;
  const { date } = match;
  return { ...match, player1: sideAs(player1, first, date), player2: sideAs(player2, second, date) };
}

const sideAs = (side: Side, identity: Identity | undefined, day: string): Side =>
  identity === undefined ? side : { ...side, id: identity.id, name: nameOn(identity, day) };

/** All matches as they are known today, without those that double another one. */
export const matchesAs = (
  matches: readonly Match[],
  { players, events, doubles }: AllIdentities,
): readonly Match[] =>
  matches.flatMap((match) => (doubles.has(match.id) ? [] : [matchAs(match, players, events)]));

/** A player as pages show one: with the names of those who were merged into them. */
export type PlayerShown = Player & { readonly mergedNames?: readonly string[] };

/** The player with the names that those who were merged into them have of their own. */
export function playerAs(
  player: Player,
  merged: readonly Pick<Player, 'name' | 'aliases' | 'formerNames'>[],
): PlayerShown {
  const names = new Set(
    merged.flatMap((each) => [each.name, ...(each.aliases ?? []), ...formerNamesOf(each)]),
  );
  for (const known of [player.name, ...(player.aliases ?? []), ...formerNamesOf(player)]) names.delete(known);
  return names.size === 0 ? player : { ...player, mergedNames: [...names] };
}

/** An event as pages show one: with the names of those that were merged into it. */
export type EventShown = Event & { readonly mergedNames?: readonly string[] };

/** The event with the names that those which were merged into it have of their own. */
export function eventAs(event: Event, merged: readonly Pick<Event, 'name'>[]): EventShown {
  const names = new Set(merged.map(({ name }) => name));
  names.delete(event.name);
  return names.size === 0 ? event : { ...event, mergedNames: [...names] };
}

/** The names that a player has today besides the first: those that were entered, and those of whoever was merged into them. */
export const presentNames = ({ aliases = [], mergedNames = [] }: PlayerShown): readonly string[] => [
  ...aliases,
  ...mergedNames,
];

/** All names of a player besides the first, also those that were given up. */
export const otherNames = (player: PlayerShown): readonly string[] => [
  ...new Set([...presentNames(player), ...formerNamesOf(player)]),
];
