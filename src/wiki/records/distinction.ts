import { nameWords } from '@/model/names/nameSearch';
import { tellsResult } from '@/model/matches/spoilers';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfPlayer, selectPlayer } from './recordsSelectors';

export type Distinction =
  | { readonly kind: 'class'; readonly sport: string; readonly code: string }
  | { readonly kind: 'opponent'; readonly name: string };

/** More names than these are never read side by side. */
const most = 100;

/**
 * What tells a player from another one of the same name and country among `ids`: the class of the newest match, else the
 * opponent of the newest one with a result. `undefined` if there is no such other player or match. Compare with `dequal`.
 */
export function selectDistinction(
  state: RootState,
  id: string,
  ids: readonly string[],
): Distinction | undefined {
  if (ids.length > most) return undefined;
  const key = personKey(state, id);
  const twins = ids.filter((other) => other !== id && personKey(state, other) === key);
  const own = twins.length === 0 ? undefined : newestMatch(state, id);
  if (own === undefined) return undefined;
  const { weight: code, event } = own;
  if (code !== undefined && !twins.some((twin) => newestMatch(state, twin)?.weight === code))
    return { kind: 'class', sport: event.sport.id, code };
  const fought = newestMatch(state, id, tellsResult);
  return (
    fought && { kind: 'opponent', name: (fought.player1.id === id ? fought.player2 : fought.player1).name }
  );
}

function personKey(state: RootState, id: string): string {
  const player = selectPlayer(state, id);
  if (player === undefined) return id;
  return [...nameWords(player.name)].sort().join(' ') + `/${player.country ?? ''}`;
}

function newestMatch(
  state: RootState,
  id: string,
  isWanted: (match: Match) => boolean = () => true,
): Match | undefined {
  for (const each of selectMatchIdsOfPlayer(state, id)) {
    const match = selectMatch(state, each);
    if (match && isWanted(match)) return match;
  }
  return undefined;
}
