import type { DateString } from '../dates';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import { createBoards, type Board, type BoardFilter } from './board';
import { calibrationOf, type CalibrationBand, type CalibrationQuestion } from './calibration';
import { effectOf, type Effect, type EffectQuestion } from './effect';
import {
  beliefAt,
  historyOf,
  outlookOf,
  ratingsOf,
  type Outlook,
  type RatedStep,
  type StrengthRatings,
} from './history';
import { matchRatingsOf, type MatchQuestion, type MatchRatings } from './matchRatings';
import type { RatedMatch } from './ratedMatch';
import { createRatingBook, type RatingBook } from './ratingBook';
import { together, type RatingModel } from './ratingModel';

/** The differences since the last time: matches and whether events are reviewed. Whatever is named is replaced. */
export interface RatingChanges {
  readonly matches: readonly RatedMatch[];
  /** Matches that are gone or tell nothing any more. */
  readonly gone: readonly MatchId[];
  readonly reviewed: readonly EventId[];
  /** Events that are gone or not reviewed: their matches do not count. */
  readonly unreviewed: readonly EventId[];
  /** All players who have no place in rankings, although their matches count; as they were without it. */
  readonly hidden?: readonly PlayerId[];
}

/** A question to the ratings, by kind. */
export interface RatingQuestions {
  readonly board: Omit<BoardFilter, 'hidden'> & {
    readonly sport: SportId;
    /** How many rows at most; all without it. */
    readonly limit?: number;
  };
  readonly player: { readonly sport: SportId; readonly player: PlayerId; readonly asOf: DateString };
  readonly pair: {
    readonly sport: SportId;
    readonly players: readonly [PlayerId, PlayerId];
    readonly asOf: DateString;
  };
  readonly match: MatchQuestion;
  readonly calibration: CalibrationQuestion;
  readonly days: {
    readonly sport: SportId;
    /** How many of the newest at most; all without it. */
    readonly limit?: number;
  };
  readonly effect: EffectQuestion;
  readonly everybody: { readonly sport: SportId; readonly asOf: DateString };
  readonly points: {
    readonly sport: SportId;
    readonly players: readonly PlayerId[];
    readonly asOf: DateString;
  };
}

/** The answer to each kind of question. */
export interface RatingAnswers {
  readonly board: Board;
  readonly player: {
    readonly steps: readonly RatedStep[];
    /** On the day asked for; absent without a rated match. */
    readonly now?: StrengthRatings;
  };
  readonly pair: {
    /** From the first player's side, in each strength; `together` for none in particular. */
    readonly outlooks: Readonly<Record<string, Outlook>>;
    /** Their meetings from the first player's side, oldest first. */
    readonly steps: readonly RatedStep[];
  };
  readonly match: MatchRatings;
  /** By the chance of the favourite, even matches first. */
  readonly calibration: readonly CalibrationBand[];
  /** Every day with a counted match, oldest first, with its events. */
  readonly days: readonly { readonly date: DateString; readonly events: readonly EventId[] }[];
  readonly effect: Effect;
  /** Every player with a rated match. */
  readonly everybody: readonly (readonly [PlayerId, StrengthRatings])[];
  /** All strengths together, of those who have a rated match by then. */
  readonly points: Readonly<Record<string, number>>;
}
export type RatingKind = keyof RatingQuestions;

/** All sports' ratings, kept up with what changes; runs in a worker, and anywhere else. */
export interface RatingsHost {
  readonly change: (changes: RatingChanges) => void;
  readonly answer: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => RatingAnswers[K];
}

/** One sport's matches and its rankings. */
interface Rated {
  readonly book: RatingBook;
  readonly boards: ReturnType<typeof createBoards>;
}

/** Ratings without matches. A sport's model is asked for with the first question about it. */
export function createRatingsHost(modelOf: (sport: SportId) => RatingModel): RatingsHost {
  const matches = createCountedMatches();
  const books = new Map<SportId, Rated>();
  let hidden: ReadonlySet<PlayerId> = new Set();

  function ratedOf(sport: SportId): Rated {
    let rated = books.get(sport);
    if (!rated) {
      const book = createRatingBook(modelOf(sport));
      books.set(sport, (rated = { book, boards: createBoards(book) }));
    }
    matches.tell(rated.book, sport);
    return rated;
  }
  const bookOf = (sport: SportId) => ratedOf(sport).book;

  const answers: { readonly [K in RatingKind]: (question: RatingQuestions[K]) => RatingAnswers[K] } = {
    board: ({ sport, limit, ...filter }) => ratedOf(sport).boards({ ...filter, hidden }, limit),
    player: ({ sport, player, asOf }) => {
      const book = bookOf(sport);
      const belief = beliefAt(book, player, asOf);
      return {
        steps: historyOf(book, player, asOf),
        ...(belief && { now: ratingsOf(belief, book.model) }),
      };
    },
    pair: ({ sport, players, asOf }) => pairOf(bookOf(sport), players, asOf),
    match: (question) => matchRatingsOf(bookOf(question.sport), question),
    calibration: (question) => calibrationOf(bookOf(question.sport), question),
    days: ({ sport, limit = Infinity }) => daysOf(bookOf(sport), limit),
    effect: (question) => {
      const book = bookOf(question.sport);
      const { match, as, also = [] } = question;
      const into = [...(as ? [as] : []), ...also];
      const ids = new Set([match, ...also.map(({ id }) => id)]);
      const out = [...ids].flatMap((id) => (book.has(id) ? (matches.get(id) ?? []) : []));
      return effectOf(book, out, into.filter(matches.counts), { ...question, hidden });
    },
    everybody: ({ sport, asOf }) => {
      const book = bookOf(sport);
      return book.players().flatMap((player) => {
        const belief = beliefAt(book, player, asOf);
        return belief ? [[player, ratingsOf(belief, book.model)] as const] : [];
      });
    },
    points: ({ sport, players, asOf }) => {
      const book = bookOf(sport);
      const known = players.flatMap((player) => {
        const belief = beliefAt(book, player, asOf);
        return belief ? [[player, ratingsOf(belief, book.model)[together].points] as const] : [];
      });
      return Object.fromEntries(known);
    },
  };

  return {
    change: (changes) => {
      matches.change(changes);
      if (changes.hidden) hidden = new Set(changes.hidden);
    },
    answer: (kind, question) => answers[kind](question),
  };
}

/** All matches that were told of, and which of them count: those of reviewed events. */
function createCountedMatches() {
  const known = new Map<MatchId, RatedMatch>();
  const byEvent = new Map<EventId, Set<MatchId>>();
  const reviewed = new Set<EventId>();
  /** Matches that a sport's book has not been told of: a sport is rated when somebody asks, not with each part of a load. */
  const untold = new Map<SportId, Set<MatchId>>();
  const counts = ({ event }: RatedMatch) => reviewed.has(event);

  function forget(id: MatchId): void {
    const match = known.get(id);
    if (!match) return;
    addTo(untold, match.sport, id);
    byEvent.get(match.event)?.delete(id);
    known.delete(id);
  }

  function remember(match: RatedMatch): void {
    addTo(untold, match.sport, match.id);
    known.set(match.id, match);
    addTo(byEvent, match.event, match.id);
  }

  return {
    get: (id: MatchId) => known.get(id),
    counts,
    change: ({ matches, gone, reviewed: come, unreviewed }: RatingChanges): void => {
      for (const id of gone) forget(id);
      for (const match of matches) {
        forget(match.id);
        remember(match);
      }
      for (const event of unreviewed) reviewed.delete(event);
      for (const event of come) reviewed.add(event);
      for (const event of [...unreviewed, ...come])
        for (const id of byEvent.get(event) ?? []) addTo(untold, known.get(id)!.sport, id);
    },
    /** Brings the book of a sport up to date. */
    tell: (book: RatingBook, sport: SportId): void => {
      const touched = [...(untold.get(sport) ?? [])];
      if (touched.length === 0) return;
      untold.delete(sport);
      const come = touched.flatMap((id) => known.get(id) ?? []);
      book.update(
        touched.filter((id) => book.has(id)),
        come.filter((match) => match.sport === sport && counts(match)),
      );
    },
  };
}

function addTo<K, V>(sets: Map<K, Set<V>>, key: K, value: V): void {
  const set = sets.get(key);
  if (set) set.add(value);
  else sets.set(key, new Set([value]));
}

function pairOf(
  book: RatingBook,
  players: readonly [PlayerId, PlayerId],
  asOf: DateString,
): RatingAnswers['pair'] {
  const outlooks = [...book.model.apart, together].flatMap((code) => {
    const outlook = outlookOf(book, players, code === together ? undefined : code, asOf);
    return outlook ? [[code, outlook] as const] : [];
  });
  return {
    outlooks: Object.fromEntries(outlooks),
    steps: historyOf(book, players[0], asOf).filter(({ opponent }) => opponent === players[1]),
  };
}

function daysOf(book: RatingBook, limit: number): RatingAnswers['days'] {
  const days: { date: DateString; events: EventId[] }[] = [];
  for (const entry of book.entries().reverse()) {
    const { date, event } = book.matchOf(entry);
    const first = days.at(-1);
    if (first?.date === date) {
      if (!first.events.includes(event)) first.events.push(event);
      continue;
    }
    if (days.length === limit) break;
    days.push({ date, events: [event] });
  }
  for (const { events } of days) events.reverse();
  return days.reverse();
}
