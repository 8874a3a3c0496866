import { compareText } from '@/lib/compareText';
import { candidates } from './candidates';
import { careersOf, type EventFacts, type MatchFacts } from './careers';
import { comparePlayers, type KnownPlayer, type PlayerFacts, type ListSurroundings } from './comparePlayers';
import { createWordComparer } from './compareWords';
import { likelihoodOf } from './likelihood';
import { countWords, isSyllabic, readPlayer } from './readPlayer';
import type { Reason } from './reasons';
import { countNeighbours } from './neighbours';
import { markStrange } from './strangeWords';
import type { Transliterate } from './romanize';
import { createWordBook } from './wordBook';

/** `a` has the smaller id. */
export interface DuplicatePair {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly reasons: readonly Reason[];
}

export interface DuplicateOptions {
  readonly matches?: Iterable<MatchFacts>;
  readonly events?: Iterable<EventFacts>;
  /** For scripts without a table here; by default their letters are dropped. */
  readonly transliterate?: Transliterate;
  readonly least?: number;
}

/** Close to the best sum of recall and precision in an ordinary list of 20,000 players, at precision 0.93 (docs/duplicates.md). */
export const defaultThreshold = 0.7;

/**
 * Pairs of players who may be one person, likeliest first. Candidates share a key of their names
 * (`blockingKeys`). Each pair is compared word by word, and all evidence adds up in bits (Fellegi and Sunter,
 * 1969); a word counts by its rarity in the list. Players who met each other are never a pair. The order of
 * the list does not matter.
 */
export function findDuplicates(
  players: readonly PlayerFacts[],
  { matches = [], events = [], transliterate = () => '', least = defaultThreshold }: DuplicateOptions = {},
): readonly DuplicatePair[] {
  const known = readPlayers(players, transliterate);
  const surroundings: ListSurroundings = {
    listSize: known.length,
    syllabicNames: known.filter(isSyllabic).length,
    compareWords: createWordComparer(known.length),
    careers: careersOf(matches),
    events: new Map([...events].map((event) => [event.id, event])),
  };
  const pairs: DuplicatePair[] = [];
  for (const [one, other] of candidates(known)) {
    const evidence = comparePlayers(one, other, surroundings);
    if (!evidence || evidence.weight === -Infinity) continue;
    const score = likelihoodOf(evidence.weight, known.length);
    if (score >= least) pairs.push({ a: one.facts.id, b: other.facts.id, score, reasons: evidence.reasons });
  }
  return pairs.sort((x, y) => y.score - x.score || compareText(x.a, y.a) || compareText(x.b, y.b));
}

function readPlayers(players: readonly PlayerFacts[], transliterate: Transliterate): readonly KnownPlayer[] {
  const book = createWordBook();
  const byId = new Map(players.map((player) => [player.id, player]));
  const known = [...byId.values()]
    .sort((x, y) => compareText(x.name, y.name) || compareText(x.id, y.id))
    .map((player) => readPlayer(player, book, transliterate));
  for (const player of known) countWords(player, 1);
  markStrange(book.words());
  countNeighbours(book.words());
  return known;
}
