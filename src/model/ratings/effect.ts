import type { DateString } from '../dates';
import type { MatchId, PlayerId, SportId } from '../ids';
import type { Gender } from '../sports';
import { rankedPlayers, type BoardFilter } from './board';
import type { RatedMatch } from './ratedMatch';
import type { Rating } from './rating';
import type { RatingBook } from './ratingBook';
import { together } from './ratingModel';
import type { StandingsFilter } from './standings';

export interface EffectQuestion {
  readonly sport: SportId;
  /** The changed match; absent where it would no longer count. */
  readonly match: MatchId;
  readonly as?: RatedMatch;
  readonly also?: readonly RatedMatch[];
  readonly players: readonly PlayerId[];
  readonly gender: Gender;
  readonly codes: readonly string[];
  readonly asOf: DateString;
}

export interface ResultEffect {
  readonly question: EffectQuestion;
  /** Names by player id. They may be proposed names. */
  readonly names: Readonly<Record<string, string>>;
  /** Matches of an unreviewed event move nothing yet. */
  readonly reviewed: boolean;
  /** Number of further open proposals included, mostly a score each. */
  readonly together: number;
}

export interface RankedRating extends Rating {
  readonly rank?: number;
  readonly inactive?: true;
}

export interface StandingChange {
  readonly player: PlayerId;
  readonly code: string;
  readonly before?: RankedRating;
  readonly after?: RankedRating;
}

export interface Effect {
  readonly changes: readonly StandingChange[];
  /** Number of other players whose rank would change. */
  readonly others: number;
}

/**
 * Compares the rankings of a book with what they would be. Temporarily changes the book: the cost is
 * proportional to the affected matches. The book is restored before returning.
 *
 * `out` are the matches as in the book, `into` the changed ones; both without matches that do not count.
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

type RatingsByPlayer = ReadonlyMap<PlayerId, RankedRating>;

const standingsOf = (book: RatingBook, code: string, filter: BoardFilter): RatingsByPlayer =>
  new Map(
    rankedPlayers(book, { ...filter, ...(code !== together && { code }) }).map(
      ({ player, points, deviation, provisional, inactive, rank }) => [
        player,
        {
          points,
          deviation,
          provisional,
          ...(rank !== undefined && { rank }),
          ...(inactive && { inactive }),
        },
      ],
    ),
  );

function changeOf(
  player: PlayerId,
  code: string,
  before: RankedRating | undefined,
  after: RankedRating | undefined,
): StandingChange | undefined {
  if (!before && !after) return undefined;
  return { player, code, ...(before && { before }), ...(after && { after }) };
}

function othersMoved(
  before: readonly RatingsByPlayer[],
  after: readonly RatingsByPlayer[],
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
