import { formerNamesOf, nameOn, type NamedPerson } from './formerNames';
import type { PlayerId } from './ids';
import type { Match, Player, Side } from './records';

/** The player whose page stands for another one as well. */
interface Identity extends NamedPerson {
  readonly id: PlayerId;
}

/** By the id of a player who was merged into another one the player whose page stands for both. */
export type Identities = ReadonlyMap<string, Identity>;

export const noIdentities: Identities = new Map();

/**
 * The identities that players say by `sameAs`, chains followed to their end. Total, also where devices without a network
 * said what contradicts itself: of a ring the least id stands for all, and whoever names an absent player stands alone.
 *
 * @param said `sameAs` by id, of all players who say one
 * @param player the player of an id; `undefined` where there is none
 */
export function identitiesOf(
  said: ReadonlyMap<string, string>,
  player: (id: string) => Identity | undefined,
): Identities {
  const found = new Map<string, Identity>();
  for (const id of said.keys()) {
    const target = player(endOf(id, said, player));
    if (target !== undefined && target.id !== id && player(id) !== undefined)
      found.set(id, identityOf(target));
  }
  return found.size === 0 ? noIdentities : found;
}

const identityOf = ({ id, name, formerNames }: Identity): Identity =>
  formerNames === undefined ? { id, name } : { id, name, formerNames };

function endOf(from: string, said: ReadonlyMap<string, string>, player: (id: string) => unknown): string {
  const path = [from];
  for (let at = from; ;) {
    const next = said.get(at);
    if (next === undefined || player(next) === undefined) return at;
    const met = path.indexOf(next);
    if (met >= 0) return path.slice(met).reduce((least, id) => (id < least ? id : least));
    path.push(next);
    at = next;
  }
}

/** A player, as far as it says who is whom. */
export interface SayingPlayer extends Identity {
  readonly sameAs?: PlayerId | undefined;
}

/** The identities among these players, who are all there are. */
export function identitiesAmong(players: Iterable<SayingPlayer>): Identities {
  const known = new Map<string, Identity>();
  const said = new Map<string, string>();
  for (const player of players) {
    known.set(player.id, player);
    if (player.sameAs !== undefined) said.set(player.id, player.sameAs);
  }
  return identitiesOf(said, (id) => known.get(id));
}

/** The id whose page stands for an id. */
export const idAs = (id: string, identities: Identities): string => identities.get(id)?.id ?? id;

/**
 * The match with its players as they are known today; the same reference where nobody was merged. Two who were said to be
 * one person although they met stay apart here, or somebody would have fought oneself.
 */
export function matchAs(match: Match, identities: Identities): Match {
  const { player1, player2 } = match;
  const [first, second] = [identities.get(player1.id), identities.get(player2.id)];
  if ((first ?? second) === undefined) return match;
  if ((first?.id ?? player1.id) === (second?.id ?? player2.id)) return match;
  const { date } = match;
  return { ...match, player1: sideAs(player1, first, date), player2: sideAs(player2, second, date) };
}

const sideAs = (side: Side, identity: Identity | undefined, day: string): Side =>
  identity === undefined ? side : { ...side, id: identity.id, name: nameOn(identity, day) };

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

/** The names that a player has today besides the first: those that were entered, and those of whoever was merged into them. */
export const presentNames = ({ aliases = [], mergedNames = [] }: PlayerShown): readonly string[] => [
  ...aliases,
  ...mergedNames,
];

/** All names of a player besides the first, also those that were given up. */
export const otherNames = (player: PlayerShown): readonly string[] => [
  ...new Set([...presentNames(player), ...formerNamesOf(player)]),
];
