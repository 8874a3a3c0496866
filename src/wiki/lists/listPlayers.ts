import { countryKey } from '@/language/countries';
import { compareText } from '@/lib/compareText';
import { matchesName, nameWords } from '@/model/nameSearch';
import { otherNames, type PlayerShown } from '@/model/identities';
import type { MatchKind } from '../search/activity';
import type { RecordSearch } from '../search/recordSearch';

export const playerOrders = ['name', 'matches', 'latest'] as const;
export type PlayerOrder = (typeof playerOrders)[number];

/** Which players are wanted, and in which order; what is absent is any. */
export interface PlayerFilter {
  readonly text: string;
  readonly country: string | undefined;
  /** Only who has fought such a match; who that is the search knows. */
  readonly fought?: MatchKind | undefined;
  /** By default as well as they fit the text, without one by name. */
  readonly order: PlayerOrder | undefined;
}

/** How often and when players fought. */
export type Fights = Pick<RecordSearch, 'activityOf' | 'matchesOf' | 'hasFought'>;

/**
 * The wanted players' ids. `players` come by name. While the search is being loaded, the beginnings of words are compared
 * instead and every order is by name.
 *
 * @param fights as they are to be counted, if otherwise than the search does
 */
export function listPlayers(
  players: readonly PlayerShown[],
  { text, country, fought, order }: PlayerFilter,
  search: RecordSearch | undefined,
  fights: Fights | undefined = search,
): readonly string[] {
  const words = nameWords(text);
  const places = search && words.length > 0 ? placesOf(search, text) : undefined;
  const wanted = country === undefined ? undefined : countryKey(country);
  const ids: string[] = [];
  for (const player of players) {
    const { id, name, country: from } = player;
    if (wanted !== undefined && (from === undefined || countryKey(from) !== wanted)) continue;
    if (fought && fights?.hasFought(id, fought) === false) continue;
    if (places ? !places.has(id) : !beginsWith(words, [name, ...otherNames(player)])) continue;
    ids.push(id);
  }
  if (places && order === undefined) return ids.sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  if (!fights || order === undefined || order === 'name') return ids;
  // The sort keeps the order of equals, so those stay by name.
  if (order === 'matches') return ids.sort((a, b) => fights.matchesOf(b) - fights.matchesOf(a));
  const days = new Map(ids.map((id) => [id, fights.activityOf(id).last ?? '']));
  return ids.sort((a, b) => compareText(days.get(b) ?? '', days.get(a) ?? ''));
}

const placesOf = (search: RecordSearch, text: string): ReadonlyMap<string, number> =>
  new Map(search.find(text).players.best.map(({ id }, at) => [id, at]));

const beginsWith = (words: readonly string[], names: readonly string[]) =>
  words.length === 0 || names.some((name) => matchesName(words, nameWords(name)));
