import type { MatchId } from '@/model/ids';
import type { PlayerShown } from '@/model/identity/identities';
import { otherNames } from '@/model/identity/namesOfPlayer';
import { nameWords } from '@/model/names/nameSearch';
import { nameSound } from '@/model/names/nameSound';
import type { Match } from '@/model/records/records';
import { createAppSelector, type RootState } from '@/store/typed';
import {
  selectMatchesByPlayer,
  selectMatchIdsOfPlayer,
  selectPlayerLayers,
  type Layers,
} from '@/wiki/records/recordsSelectors';
import { inLatin } from '@/wiki/search/latin';
import { fitOf, typedWord } from '@/wiki/search/wordFit';
import { selectShownMatch } from '@/wiki/spoilers/spoilersSelectors';

export type FittingWords = readonly { readonly players: ReadonlySet<string> }[];

/** A text that fits more players means none of them. */
const most = 200;

/**
 * The player that a search of matches means: all words fit, except those of events. Among several players it is the one
 * with the most matches. The name has to fit, because a country fits players too. Searches once for each text, list of
 * words and state of the records.
 */
export const selectPlayerMeant = createAppSelector(
  [
    selectPlayerLayers,
    selectMatchesByPlayer,
    (_state: RootState, text: string) => text,
    (_state: RootState, _text: string, words: FittingWords) => words,
  ],
  playerMeant,
);

function playerMeant(
  { read }: Layers<PlayerShown>,
  matchesOf: (player: string) => readonly MatchId[],
  text: string,
  words: FittingWords,
): string | undefined {
  const [first, ...others] = words.map(({ players }) => players).filter(({ size }) => size > 0);
  let players = [...(first ?? [])];
  for (const each of others) {
    const both = players.filter((id) => each.has(id));
    if (both.length > 0) players = both;
  }
  if (players.length > most) return undefined;
  const typed = nameWords(inLatin(text)).map(typedWord);
  const isNamed = (id: string) => {
    const player = read(id);
    const names = player
      ? [player.name, ...otherNames(player)].flatMap((name) => nameWords(inLatin(name)))
      : [];
    return typed.some((word) => names.some((name) => fitOf(word, name, nameSound(name))));
  };
  return players.sort((a, b) => matchesOf(b).length - matchesOf(a).length).find(isNamed);
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
