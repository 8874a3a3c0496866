import type { DateString } from '../dates';
import type { MatchId, PlayerId, SportId } from '../ids';
import type { Gender } from '../sports';
import { rankedPlayers, type BoardFilter } from './board';
import type { RatedMatch } from './ratedMatch';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { together } from './ratingModel';
import type { StandingsFilter } from './standings';

/** Asks who would stand where if one or several matches were others. */
export interface EffectQuestion {
  readonly sport: SportId;
  /** The match as it would be; absent where it would tell nothing any more. */
  readonly match: MatchId;
  readonly as?: RatedMatch;
  /** Further matches as they would be, each in place of the one of its id. */
  readonly also?: readonly RatedMatch[];
  /** The players whose standing is asked for. */
  readonly players: readonly PlayerId[];
  /** The rankings that are looked at: those of a gender by the codes that are rated apart; `together` where nothing is. */
  readonly gender: Gender;
  readonly codes: readonly string[];
  /** The last day that counts. */
  readonly asOf: DateString;
}

/** The effect of a proposal on results that the ratings come from. */
export interface ResultEffect {
  readonly question: EffectQuestion;
  /** The names of the players asked for, as they may be proposed themselves. */
  readonly names: Readonly<Record<string, string>>;
  /** A match counts once its event is reviewed, and moves nothing before. */
  readonly reviewed: boolean;
  /** How many more open proposals are counted in: a score each, mostly. */
  readonly together: number;
}

/** A rating with the place it has in its ranking; no place while it is provisional. */
export interface Standing extends Rating {
  readonly rank?: number;
}

/** A player's standing in one ranking as it is and as it would be; absent without a match that counts there. */
export interface StandingChange {
  readonly player: PlayerId;
  readonly code: string;
  readonly before?: Standing;
  readonly after?: Standing;
}

export interface Effect {
  /** In the order of players and codes asked for, without those who stand nowhere before and after. */
  readonly changes: readonly StandingChange[];
  /** How many others would have another place in one of the rankings. */
  readonly others: number;
}

/**
 * Compares the rankings of a book with what they would be. The book is changed meanwhile, which costs what the match
 * reaches and not all matches anew, and then holds again what it held.
 *
 * `out` are the matches as the book has them, `into` as they would be; those that do not count are in neither.
 */
export function effectOf(
  book: RatingBook,
  out: readonly RatedMatch[],
  into: readonly RatedMatch[],
  { players, gender, codes, asOf, hidden }: EffectQuestion & Pick<StandingsFilter, 'hidden'>,
): Effect {
  const filter = { gender, asOf, ...(hidden && { hidden }) };
  const standings = () => codes.map((code) => standingsOf(book, code, filter));
  const before = standings();
  book.update(
    out.map(({ id }) => id),
    into,
  );
  try {
    const after = standings();
    return {
      changes: players.flatMap((player) =>
        codes.flatMap(
          (code, at) => changeOf(player, code, before[at]!.get(player), after[at]!.get(player)) ?? [],
        ),
      ),
      others: othersMoved(before, after, new Set(players)),
    };
  } finally {
    book.update(
      into.map(({ id }) => id),
      out,
    );
  }
}

type Standings = ReadonlyMap<PlayerId, Standing>;

const standingsOf = (book: RatingBook, code: string, filter: BoardFilter): Standings =>
  new Map(
    rankedPlayers(book, { ...filter, ...(code !== together && { code }) }).map(
      ({ player, points, deviation, provisional, rank }) => [
        player,
        { points, deviation, provisional, ...(rank !== undefined && { rank }) },
      ],
    ),
  );

function changeOf(
  player: PlayerId,
  code: string,
  before: Standing | undefined,
  after: Standing | undefined,
): StandingChange | undefined {
  if (!before && !after) return undefined;
  return { player, code, ...(before && { before }), ...(after && { after }) };
}

function othersMoved(
  before: readonly Standings[],
  after: readonly Standings[],
  players: ReadonlySet<PlayerId>,
): number {
  const moved = new Set<PlayerId>();
  before.forEach((standings, at) => {
    for (const [player, { rank }] of standings) {
      if (!players.has(player) && after[at]!.get(player)?.rank !== rank) moved.add(player);
    }
  });
  return moved.size;
}
