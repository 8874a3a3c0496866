import { matchesName, nameWords } from '@/model/nameSearch';
import type { Match, Player } from '@/model/records';
import type { RootState } from '@/store/typed';
import { selectOwnNewDeltas } from '@/features/wiki/deltas/deltasSelectors';
import {
  selectMatch,
  selectMatchIdsOfPlayer,
  selectPlayer,
  selectPlayerIds,
} from '@/features/wiki/records/recordsSelectors';

/** A player's name and aliases, each taken apart for the search. */
interface Searchable {
  readonly id: string;
  readonly names: readonly (readonly string[])[];
}

const known = new WeakMap<Player, Searchable>();

function searchable(player: Player): Searchable {
  const at = known.get(player);
  if (at) return at;
  const made = { id: player.id, names: [player.name, ...(player.aliases ?? [])].map(nameWords) };
  known.set(player, made);
  return made;
}

let last: { readonly inputs: readonly unknown[]; readonly result: readonly Searchable[] } | undefined;

/**
 * All players by name as the search reads them, own proposals included. Kept until players or proposals change, since
 * every keystroke asks.
 */
export function selectSearchablePlayers(state: RootState): readonly Searchable[] {
  const ids = selectPlayerIds(state);
  const inputs = [ids, state.players.rows, selectOwnNewDeltas(state)];
  if (last?.inputs.every((input, at) => input === inputs[at])) return last.result;
  const result = ids.flatMap((id) => {
    const player = selectPlayer(state, id);
    return player ? [searchable(player)] : [];
  });
  last = { inputs, result };
  return result;
}

/** The players whose name, or one of whose aliases, has every word of the query at the beginning of a word. */
export function findPlayers(players: readonly Searchable[], query: string): readonly string[] {
  const words = nameWords(query);
  return players.filter(({ names }) => names.some((name) => matchesName(words, name))).map(({ id }) => id);
}

/** A player's matches, newest event first. Compare with `sameItems`. */
export const selectMatchesOfPlayer = (state: RootState, id: string): readonly Match[] =>
  selectMatchIdsOfPlayer(state, id)
    .map((match) => selectMatch(state, match))
    .filter((match) => match !== undefined);
