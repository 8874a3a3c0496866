import { otherNames } from '@/model/identity/namesOfPlayer';
import { nameWords } from '@/model/names/nameSearch';
import { nameSound } from '@/model/names/nameSound';
import type { Match } from '@/model/records/records';
import type { RootState } from '@/store/typed';
import { selectMatchIdsOfPlayer, selectPlayer } from '@/wiki/records/recordsSelectors';
import { inLatin } from '@/wiki/search/latin';
import { fitOf, typedWord } from '@/wiki/search/wordFit';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

/** For each typed word, the players that it may mean. */
export type FittingWords = readonly { readonly players: ReadonlySet<string> }[];

/** A text that fits more players means none of them. */
const most = 200;

/**
 * The player that a search of matches means: all words fit, except those of events. Among several players it is the one
 * with the most matches. The name has to fit, because a country fits players too.
 */
export function selectPlayerMeant(state: RootState, text: string, words: FittingWords): string | undefined {
  const [first, ...others] = words.map(({ players }) => players).filter(({ size }) => size > 0);
  let players = [...(first ?? [])];
  for (const each of others) {
    const both = players.filter((id) => each.has(id));
    if (both.length > 0) players = both;
  }
  if (players.length > most) return undefined;
  const typed = nameWords(inLatin(text)).map(typedWord);
  const isNamed = (id: string) => {
    const player = selectPlayer(state, id);
    const names = player
      ? [player.name, ...otherNames(player)].flatMap((name) => nameWords(inLatin(name)))
      : [];
    return typed.some((word) => names.some((name) => fitOf(word, name, nameSound(name))));
  };
  const matchesOf = (id: string) => selectMatchIdsOfPlayer(state, id).length;
  return players.sort((a, b) => matchesOf(b) - matchesOf(a)).find(isNamed);
}

/** The player's matches among those found, as shown. Compare with `sameItems`. */
export const selectFoundMatches = (
  state: RootState,
  player: string,
  found: ReadonlySet<string>,
): readonly Match[] =>
  selectMatchIdsOfPlayer(state, player)
    .filter((id) => found.has(id))
    .flatMap((id) => selectShownMatch(state, id) ?? []);
