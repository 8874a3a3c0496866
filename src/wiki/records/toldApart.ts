import { nameWords } from '@/model/names/nameSearch';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectMatch, selectMatchIdsOfPlayer, selectPlayer } from './recordsSelectors';

export type ToldApart =
  | { readonly kind: 'class'; readonly sport: string; readonly code: string }
  | { readonly kind: 'opponent'; readonly name: string };

/** More names than these are never read side by side. */
const most = 100;

/**
 * What tells a player from another one of the same name and country among `ids`: the class of the newest match, else its
 * opponent. `undefined` if there is no such other player, or no match. Compare with `dequal`.
 */
export function selectToldApart(state: RootState, id: string, ids: readonly string[]): ToldApart | undefined {
  if (ids.length > most) return undefined;
  const key = personKey(state, id);
  const twins = ids.filter((other) => other !== id && personKey(state, other) === key);
  const own = twins.length === 0 ? undefined : newestMatch(state, id);
  if (own === undefined) return undefined;
  const { weight: code, event, player1, player2 } = own;
  if (code !== undefined && !twins.some((twin) => newestMatch(state, twin)?.weight === code))
    return { kind: 'class', sport: event.sport.id, code };
  return { kind: 'opponent', name: (player1.id === id ? player2 : player1).name };
}

function personKey(state: RootState, id: string): string {
  const player = selectPlayer(state, id);
  if (player === undefined) return id;
  return [...nameWords(player.name)].sort().join(' ') + `/${player.country ?? ''}`;
}

function newestMatch(state: RootState, id: string): Match | undefined {
  const [newest] = selectMatchIdsOfPlayer(state, id);
  return newest === undefined ? undefined : selectMatch(state, newest);
}
