import { formerNamesOf, nameOn, type NamedPerson } from '../records/formerNames';
import type { EventId, PlayerId } from '../ids';
import type { Event, Match, Player, Side } from '../records/records';

/** Identity of the surviving record, by the id of the record that was merged into it. */
type Remaining<T> = ReadonlyMap<string, T>;

interface Identity extends NamedPerson {
  readonly id: PlayerId;
}

interface EventIdentity {
  readonly id: EventId;
  readonly date: Event['date'];
}

export type Identities = Remaining<Identity>;
export type EventIdentities = Remaining<EventIdentity>;
/** Duplicate matches by the id of the one that is left out; the value is the match that stays. */
export type Doubles = Remaining<Pick<Match, 'id'>>;

export interface AllIdentities {
  readonly players: Identities;
  readonly events: EventIdentities;
  readonly doubles: Doubles;
}

export const noIdentities: Identities = new Map();
const noEventIdentities: EventIdentities = new Map();
const noDoubles: Doubles = new Map();

export const nobody: AllIdentities = {
  players: noIdentities,
  events: noEventIdentities,
  doubles: noDoubles,
};

export const isNobody = ({ players, events, doubles }: AllIdentities): boolean =>
  players.size + events.size + doubles.size === 0;

export const identityOf = ({ id, name, formerNames }: Identity): Identity =>
  formerNames === undefined ? { id, name } : { id, name, formerNames };
export const eventIdentityOf = ({ id, date }: Pick<Event, 'id' | 'date'>): EventIdentity => ({ id, date });

/**
 * Resolves `sameAs` references to the end of each chain. Total: two devices without a network can write a
 * ring, in which the least id then wins; a record whose target is absent stays itself.
 *
 * @param said `sameAs` by id, of all records that have one
 * @param find identity of a record by id; `undefined` for an absent record
 */
export function identitiesOf<T extends { readonly id: string }>(
  said: ReadonlyMap<string, string>,
  find: (id: string) => T | undefined,
): Remaining<T> {
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
 * The matches that duplicate another one by `sameAs`: two members entered the same card as two events. A
 * reference counts only while the two events are merged, so a wiki without merged events skips the search.
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

export type SayingPlayer = Pick<Player, 'id' | 'name'> & Saying;
export type SayingEvent = Pick<Event, 'id' | 'date'> & Saying;
export type SayingMatch = Pick<Match, 'id' | 'event'> & Saying;

export const identitiesAmong = (players: Iterable<SayingPlayer>): Identities => among(players, identityOf);

export const eventIdentitiesAmong = (events: Iterable<SayingEvent>): EventIdentities =>
  among(events, eventIdentityOf);

export function doublesAmong(matches: Iterable<SayingMatch>, events: EventIdentities): Doubles {
  if (events.size === 0) return noDoubles;
  const { known, said } = sayingOf(matches);
  return said.size === 0 ? noDoubles : doublesOf(said, (id) => known.get(id), events);
}

function among<R extends Saying, T extends { readonly id: string }>(
  records: Iterable<R>,
  as: (record: R) => T,
): Remaining<T> {
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

export const idAs = (id: string, identities: Remaining<{ readonly id: string }>): string =>
  identities.get(id)?.id ?? id;

/**
 * The match with the surviving players and event, or the same reference where neither was merged. It keeps
 * its own date, because a card may last several days.
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

/**
 * Two opponents who were merged although they met stay apart here: otherwise a player would face themselves.
 */
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

export const matchesAs = (
  matches: readonly Match[],
  { players, events, doubles }: AllIdentities,
): readonly Match[] =>
  matches.flatMap((match) => (doubles.has(match.id) ? [] : [matchAs(match, players, events)]));

export type PlayerShown = Player & {
  readonly mergedNames?: readonly string[];
  /** Those among them that somebody proposed as another or a former name. */
  readonly mergedAliases?: readonly string[];
};

export function playerAs(player: Player, merged: readonly NamedPlayer[]): PlayerShown {
  const known = new Set([player.name, ...(player.aliases ?? []), ...formerNamesOf(player)]);
  const unknown = (names: readonly string[]) => [...new Set(names)].filter((name) => !known.has(name));
  const mergedAliases = unknown(merged.flatMap(proposedNames));
  const mergedNames = unknown(
    merged.flatMap((each) => [each.name, ...proposedNames(each), ...(each.spellings ?? [])]),
  );
  if (mergedNames.length === 0) return player;
  return {
    ...player,
    mergedNames,
    ...(mergedAliases.length > 0 && { mergedAliases }),
  };
}

type NamedPlayer = Pick<Player, 'name' | 'aliases' | 'formerNames' | 'spellings'>;

const proposedNames = (player: NamedPlayer): readonly string[] => [
  ...(player.aliases ?? []),
  ...formerNamesOf(player),
];

export type EventShown = Event & { readonly mergedNames?: readonly string[] };

export function eventAs(event: Event, merged: readonly Pick<Event, 'name'>[]): EventShown {
  const names = new Set(merged.map(({ name }) => name));
  names.delete(event.name);
  return names.size === 0 ? event : { ...event, mergedNames: [...names] };
}
