import { compareText } from '@/lib/compareText';
import { countryOf } from '@/model/records/countryOf';
import { matchesName, nameWords } from '@/model/names/nameSearch';
import type { PlayerShown } from '@/model/identity/identities';
import { otherNames } from '@/model/identity/namesOfPlayer';
import type { MatchKind } from '../search/activity';
import type { RecordSearch } from '../search/recordSearch';

export const playerOrders = ['name', 'matches', 'latest'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

export interface PlayerFilter {
  readonly text: string;
  readonly country: string | undefined;
  readonly fought?: MatchKind | undefined;
  /** Default: best fit first; by name if there is no text. */
  readonly order: PlayerOrder | undefined;
}

export type Fights = Pick<RecordSearch, 'activityOf' | 'matchesOf' | 'hasFought'>;

/**
 * Ids of the matching players. `players` must be sorted by name. Until the search is loaded, only beginnings
 * of words match and every order is by name.
 *
 * @param fights overrides the counts of the search
 */
export function listPlayers(
  players: readonly PlayerShown[],
  { text, country, fought, order }: PlayerFilter,
  search: RecordSearch | undefined,
  fights: Fights | undefined = search,
): readonly string[] {
  const words = nameWords(text);
  const places = search && words.length > 0 ? placesOf(search, text) : undefined;
  const wanted = country === undefined ? undefined : countryOf(country);
  const ids: string[] = [];
  for (const player of players) {
    const { id, name, country: from } = player;
    if (country !== undefined && (wanted === undefined || from !== wanted)) continue;
    if (fought && fights?.hasFought(id, fought) === false) continue;
    if (places ? !places.has(id) : !beginsWith(words, [name, ...otherNames(player)])) continue;
    ids.push(id);
  }
  if (places && order === undefined) return ids.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  if (!fights || order === undefined || order === 'name') return ids;
  // The sort is stable: equal players stay sorted by name.
  if (order === 'matches') return ids.sort((a, b) => fights.matchesOf(b) - fights.matchesOf(a));
  const days = new Map(ids.map((id) => [id, fights.activityOf(id).last ?? '']));
  return ids.sort((a, b) => compareText(days.get(b) ?? '', days.get(a) ?? ''));
}

const placesOf = (search: RecordSearch, text: string): ReadonlyMap<string, number> =>
  new Map(search.find(text).players.best.map(({ id }, at) => [id, at]));

const beginsWith = (words: readonly string[], names: readonly string[]) =>
  words.length === 0 || names.some((name) => matchesName(words, nameWords(name)));
