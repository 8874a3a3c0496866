import { compareText } from '@/lib/compareText';
import { countryOf } from '@/model/records/countryOf';
import { matchesName, nameWords } from '@/model/names/nameSearch';
import type { PlayerShown } from '@/model/identity/identities';
import { otherNames } from '@/model/identity/namesOfPlayer';
import type { MatchKind } from '../search/activity';
import type { RecordSearch } from '../search/recordSearch';

export const playerOrders = ['rating', 'name', 'matches', 'latest'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

export interface PlayerFilter {
  readonly text: string;
  readonly country: string | undefined;
  readonly fought?: MatchKind | undefined;
  /** Default: best fit first; by rating if there is no text. */
  readonly order: PlayerOrder | undefined;
  /** Place by rating of each rated player; absent until it is computed. */
  readonly places?: ReadonlyMap<string, number> | undefined;
}

export type Fights = Pick<RecordSearch, 'activityOf' | 'matchesOf' | 'hasFought'>;

/**
 * Ids of the matching players. `players` must be sorted by name. Until the search is loaded, only beginnings
 * of words match, and no order counts matches.
 *
 * @param fights overrides the counts of the search
 */
export function listPlayers(
  players: readonly PlayerShown[],
  { text, country, fought, order, places }: PlayerFilter,
  search: RecordSearch | undefined,
  fights: Fights | undefined = search,
): readonly string[] {
  const words = nameWords(text);
  const fits = search && words.length > 0 ? fitsOf(search, text) : undefined;
  const wanted = country === undefined ? undefined : countryOf(country);
  const ids: string[] = [];
  for (const player of players) {
    const { id, name, country: from } = player;
    if (country !== undefined && (wanted === undefined || from !== wanted)) continue;
    if (fought && fights?.hasFought(id, fought) === false) continue;
    if (fits ? !fits.has(id) : !beginsWith(words, [name, ...otherNames(player)])) continue;
    ids.push(id);
  }
  if (order === undefined && fits) return ids.sort(byPlace(fits));
  // The sort is stable: equal players stay sorted by name.
  if (order === undefined || order === 'rating') return places ? ids.sort(byPlace(places)) : ids;
  if (!fights || order === 'name') return ids;
  if (order === 'matches') return ids.sort((a, b) => fights.matchesOf(b) - fights.matchesOf(a));
  const days = new Map(ids.map((id) => [id, fights.activityOf(id).last ?? '']));
  return ids.sort((a, b) => compareText(days.get(b) ?? '', days.get(a) ?? ''));
}

const byPlace = (places: ReadonlyMap<string, number>) => (a: string, b: string) =>
  (places.get(a) ?? places.size) - (places.get(b) ?? places.size);

const fitsOf = (search: RecordSearch, text: string): ReadonlyMap<string, number> =>
  new Map(search.find(text).players.best.map(({ id }, at) => [id, at]));

const beginsWith = (words: readonly string[], names: readonly string[]) =>
  words.length === 0 || names.some((name) => matchesName(words, nameWords(name)));
