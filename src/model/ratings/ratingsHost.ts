import type { Dated, DatePrecision, DateString } from '../dates';
import type { EventId, MatchId, PlayerId, SportId } from '../ids';
import {
  TitleBook,
  type PlayerTitle,
  type TitleHistory,
  type TitleResult,
  type TitleRow,
  type TitlesQuestion,
} from '../titles/titleBook';
import type { Title } from '../titles/title';
import type { TitleMatch } from '../titles/titleMatch';
import { allTimeOf, type AllTime } from './allTime';
import { bestFirst, createBoards, type Board, type BoardFilter } from './board';
import { calibrationOf, type CalibrationBand, type CalibrationQuestion } from './calibration';
import { CountedMatches } from './countedMatches';
import { countriesOf, countryOf, type CountryPage, type CountryRow } from './countryBoard';
import { eventRatingsOf, type EventRatings, type EventRatingsQuestion } from './eventRatings';
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
import { placesOf, type Places } from './places';
import type { RatedMatch } from './ratedMatch';
import { createRatingBook, type RatingBook } from './ratingBook';
import { together, type RatingModel } from './ratingModel';

/**
 * Changes since the last call: matches, and which events are reviewed. An item that is listed again is
 * replaced.
 */
export interface RatingChanges {
  readonly matches: readonly RatedMatch[];
  /** Deleted matches, and those without a result any more. */
  readonly gone: readonly MatchId[];
  readonly reviewed: readonly EventId[];
  /** Events deleted or not reviewed, whose matches do not count. */
  readonly unreviewed: readonly EventId[];
  /** All players without a place in rankings, whose matches count nevertheless; absent if unchanged. */
  readonly hidden?: readonly PlayerId[];
  /** Title matches, including those without a result. */
  readonly titles?: readonly TitleMatch[];
  readonly untitled?: readonly MatchId[];
  /** Players with their present country; without one, unknown. */
  readonly countries?: readonly (readonly [PlayerId, string?])[];
}

export interface FilterQuestion extends Omit<BoardFilter, 'hidden'> {
  readonly sport: SportId;
}

interface CountriesQuestion extends FilterQuestion {
  /** Changes when players change countries, so that callers do not reuse an old answer. */
  readonly countries: number;
}

export interface RatingQuestions {
  readonly board: FilterQuestion & {
    readonly limit?: number;
  };
  readonly player: { readonly sport: SportId; readonly player: PlayerId; readonly asOf: DateString };
  readonly places: RatingQuestions['player'];
  readonly pair: {
    readonly sport: SportId;
    readonly players: readonly [PlayerId, PlayerId];
    readonly asOf: DateString;
  };
  readonly match: MatchQuestion;
  readonly calibration: CalibrationQuestion;
  readonly days: {
    readonly sport: SportId;
    readonly limit?: number;
  };
  readonly effect: EffectQuestion;
  /** `asOf` is the last day of the event. */
  readonly event: EventRatingsQuestion & { readonly asOf: DateString };
  readonly everybody: { readonly sport: SportId; readonly asOf: DateString };
  readonly ranked: { readonly sport: SportId; readonly asOf: DateString };
  readonly titles: TitlesQuestion;
  readonly title: TitlesQuestion & { readonly title: Title };
  readonly titlesOf: TitlesQuestion & { readonly player: PlayerId };
  readonly allTime: FilterQuestion;
  readonly countries: CountriesQuestion;
  readonly country: CountriesQuestion & {
    readonly country: string;
    readonly against?: string;
  };
  readonly points: {
    readonly sport: SportId;
    readonly players: readonly PlayerId[];
    readonly asOf: DateString;
  };
}

export interface RatingAnswers {
  readonly board: Board;
  readonly player: {
    readonly steps: readonly RatedStep[];
    /** On the requested day; absent without a rated match. */
    readonly now?: StrengthRatings;
  };
  readonly places: { readonly places?: Places };
  readonly pair: {
    /** From the first player's side, by strength code; `together` is the mean strength. */
    readonly outlooks: Readonly<Record<string, Outlook>>;
    readonly steps: readonly RatedStep[];
  };
  readonly match: MatchRatings;
  readonly calibration: readonly CalibrationBand[];
  /** Oldest first. `datePrecision` is that of all matches rated on this day. */
  readonly days: readonly (Dated & { readonly events: readonly EventId[] })[];
  readonly effect: Effect;
  readonly event: EventRatings & { readonly titles: readonly TitleResult[] };
  readonly everybody: readonly (readonly [PlayerId, StrengthRatings])[];
  readonly ranked: readonly PlayerId[];
  readonly titles: readonly TitleRow[];
  readonly title: { readonly history?: TitleHistory };
  readonly titlesOf: readonly PlayerTitle[];
  readonly allTime: AllTime;
  readonly countries: readonly CountryRow[];
  readonly country: CountryPage;
  readonly points: Readonly<Record<string, number>>;
}
export type RatingKind = keyof RatingQuestions;

export interface RatingsHost {
  readonly change: (changes: RatingChanges) => void;
  readonly answer: <K extends RatingKind>(kind: K, question: RatingQuestions[K]) => RatingAnswers[K];
}

interface Rated {
  readonly book: RatingBook;
  readonly boards: ReturnType<typeof createBoards>;
}

type Answers = { readonly [K in RatingKind]: (question: RatingQuestions[K]) => RatingAnswers[K] };

export function createRatingsHost(modelOf: (sport: SportId) => RatingModel): RatingsHost {
  const matches = new CountedMatches();
  const titles = new TitleBook((event) => matches.isReviewed(event));
  const countries = new Map<PlayerId, string>();
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
  const filterOf = <Q extends FilterQuestion>({ sport: _, ...filter }: Q) => ({ ...filter, hidden });
  const homeOf = (player: PlayerId) => (hidden.has(player) ? undefined : countries.get(player));

  const answers: Answers = {
    board: ({ sport, limit, ...filter }) => ratedOf(sport).boards({ ...filter, hidden }, limit),
    player: ({ sport, player, asOf }) => playerOf(bookOf(sport), player, asOf),
    places: ({ sport, player, asOf }) => {
      const { book, boards } = ratedOf(sport);
      const places = placesOf(book, player, asOf, (filter) => boards({ ...filter, hidden }));
      return places ? { places } : {};
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
      const counted = into.filter(({ event }) => matches.isReviewed(event));
      return effectOf(book, out, counted, { ...question, hidden });
    },
    event: (question) => ({
      ...eventRatingsOf(bookOf(question.sport), question.event),
      titles: titles.ofEvent(question),
    }),
    everybody: ({ sport, asOf }) => everybodyOf(bookOf(sport), asOf),
    ranked: (question) => bestFirst(bookOf(question.sport), filterOf(question)),
    titles: (question) => titles.list(question),
    title: (question) => {
      const history = titles.history(question);
      return history ? { history } : {};
    },
    titlesOf: (question) => titles.ofPlayer(question),
    allTime: (question) => allTimeOf(bookOf(question.sport), filterOf(question)),
    countries: (question) => countriesOf(bookOf(question.sport), filterOf(question), homeOf),
    country: (question) => countryOf(bookOf(question.sport), filterOf(question), homeOf),
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
      titles.change(changes.titles ?? [], changes.untitled ?? []);
      for (const [player, country] of changes.countries ?? [])
        if (country === undefined) countries.delete(player);
        else countries.set(player, country);
    },
    answer: (kind, question) => answers[kind](question),
  };
}

function playerOf(book: RatingBook, player: PlayerId, asOf: DateString): RatingAnswers['player'] {
  const belief = beliefAt(book, player, asOf);
  return {
    steps: historyOf(book, player, asOf),
    ...(belief && { now: ratingsOf(belief, book.model) }),
  };
}

const everybodyOf = (book: RatingBook, asOf: DateString): RatingAnswers['everybody'] =>
  book.players().flatMap((player) => {
    const belief = beliefAt(book, player, asOf);
    return belief ? [[player, ratingsOf(belief, book.model)] as const] : [];
  });

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
  const days: { date: DateString; datePrecision?: DatePrecision | undefined; events: EventId[] }[] = [];
  for (const entry of book.entries().reverse()) {
    const { date, datePrecision, event } = book.matchOf(entry);
    const first = days.at(-1);
    if (first?.date === date) {
      if (datePrecision === undefined) delete first.datePrecision;
      if (!first.events.includes(event)) first.events.push(event);
      continue;
    }
    if (days.length === limit) break;
    days.push({ date, ...(datePrecision && { datePrecision }), events: [event] });
  }
  for (const { events } of days) events.reverse();
  return days.reverse();
}
