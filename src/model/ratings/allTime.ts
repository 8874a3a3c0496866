import { Best } from '@/lib/best';
import { compareText } from '@/lib/compareText';
import { knownDate, type KnownDate } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import type { BoardFilter } from './board';
import { dayOf } from './dayOf';
import { numberOnesOf, type NumberOne } from './numberOnes';
import type { RatedMatch } from './ratedMatch';
import { ratingOf, type Rating } from './rating';
import { isFirst, otherEntry, type BookEntry, type RatingBook } from './ratingBook';
import { isInRanking } from './standings';

export interface WinningRun {
  readonly player: PlayerId;
  readonly matches: readonly MatchId[];
  readonly from: KnownDate;
  readonly to: KnownDate;
  /** True until a draw or a defeat. */
  readonly lasts: boolean;
}

export interface Upset {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: KnownDate;
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  /** The winner's chance right before the match, 0 to 1. */
  readonly chance: number;
}

export interface Activity {
  readonly player: PlayerId;
  readonly matches: readonly MatchId[];
  readonly from: KnownDate;
  readonly to: KnownDate;
}

export interface Peak extends Rating {
  readonly player: PlayerId;
  readonly match: MatchId;
  readonly date: KnownDate;
}

export interface AllTime {
  readonly numberOnes: readonly NumberOne[];
  readonly runs: readonly WinningRun[];
  readonly upsets: readonly Upset[];
  readonly active: readonly Activity[];
  readonly peaks: readonly Peak[];
}

const recordsTold = 25;

/** The records in one pass over the book's matches. Unrated matches, such as walkovers, do not count. */
export function allTimeOf(book: RatingBook, filter: BoardFilter): AllTime {
  const last = dayOf(filter.asOf);
  const isIn = (match: RatedMatch) => isInRanking(match, filter);
  const isHidden = (entry: BookEntry) => filter.hidden?.has(playerAt(book, entry)) === true;
  const ways = createWays(book, isIn);
  const runs = createRuns(book);
  const upsets = createUpsets(book);
  const active = createCounts(book);
  const peaks = createPeaks(book, filter.code);
  for (const entry of book.entries()) {
    if (book.dayOf(entry) > last) break;
    if (!isIn(book.matchOf(entry))) continue;
    const shown = [entry, otherEntry(entry)].filter((each) => !isHidden(each));
    if (shown.length === 2) upsets.take(entry);
    for (const each of shown) {
      runs.take(each);
      active.take(each);
      peaks.take(each);
    }
  }
  return {
    numberOnes: numberOnesOf(book, filter),
    runs: runs.all().map(({ entry, length, lasts }) => {
      const matches = ways.back(entry, length).reverse();
      return { ...ways.span(matches), lasts, player: playerAt(book, entry) };
    }),
    upsets: upsets.all(),
    active: active.all().map(({ entry, count }) => {
      const { matches, ...span } = ways.span(ways.back(entry, count).reverse());
      return { ...span, matches: matches.toReversed(), player: playerAt(book, entry) };
    }),
    peaks: peaks.all(),
  };
}

function bestOf<T>(found: Iterable<T>, compare: (a: T, b: T) => number): readonly T[] {
  const best = new Best(recordsTold, compare);
  for (const each of found) best.add(each);
  return best.all();
}

const playerAt = (book: RatingBook, entry: BookEntry): PlayerId => book.players()[book.numberOf(entry)]!;

function scoresAt(book: RatingBook, entry: BookEntry): readonly [number, number] {
  const { player1, player2 } = book.matchOf(entry);
  return isFirst(entry) ? [player1.score, player2.score] : [player2.score, player1.score];
}

const createWays = (book: RatingBook, isIn: (match: RatedMatch) => boolean) => ({
  back: (from: BookEntry, count: number): RatedMatch[] => {
    const found: RatedMatch[] = [];
    let entry: BookEntry | undefined = from;
    for (; entry !== undefined && found.length < count; entry = book.previousEntry(entry)) {
      const match = book.matchOf(entry);
      if (isIn(match)) found.push(match);
    }
    return found;
  },
  span: (matches: readonly RatedMatch[]) => ({
    matches: matches.map(({ id }) => id),
    from: knownDate(matches[0]!),
    to: knownDate(matches.at(-1)!),
  }),
});

interface Run {
  readonly entry: BookEntry;
  readonly length: number;
  readonly lasts: boolean;
}

/** The longest winning runs; the earlier of equal ones first. A single win is no run. */
function createRuns(book: RatingBook) {
  const running = new Map<number, { entry: BookEntry; length: number }>();
  const ended: Run[] = [];
  const compare = (a: Run, b: Run) =>
    b.length - a.length ||
    book.dayOf(a.entry) - book.dayOf(b.entry) ||
    compareText(playerAt(book, a.entry), playerAt(book, b.entry));
  return {
    take: (entry: BookEntry): void => {
      const number = book.numberOf(entry);
      const [own, other] = scoresAt(book, entry);
      const run = running.get(number);
      if (own > other) running.set(number, { entry, length: (run?.length ?? 0) + 1 });
      else if (run !== undefined) {
        ended.push({ ...run, lasts: false });
        running.delete(number);
      }
    },
    all: (): readonly Run[] => {
      const lasting = [...running.values()].map((run) => ({ ...run, lasts: true }));
      return bestOf(
        [...ended, ...lasting].filter(({ length }) => length > 1),
        compare,
      );
    },
  };
}

function createUpsets(book: RatingBook) {
  const best = new Best<Upset>(
    recordsTold,
    (a, b) => a.chance - b.chance || compareText(a.date, b.date) || compareText(a.match, b.match),
  );
  return {
    take: (first: BookEntry): void => {
      const [own, other] = scoresAt(book, first);
      if (own === other) return;
      const entry = own > other ? first : otherEntry(first);
      const chance = book.chanceBefore(entry);
      // A favourite's win is no upset.
      if (chance >= 0.5) return;
      const match = book.matchOf(entry);
      const [winner, loser] = [playerAt(book, entry), playerAt(book, otherEntry(entry))];
      best.add({ match: match.id, event: match.event, date: knownDate(match), winner, loser, chance });
    },
    all: () => best.all(),
  };
}

function createCounts(book: RatingBook) {
  const counts = new Map<number, { entry: BookEntry; count: number }>();
  return {
    take: (entry: BookEntry): void => {
      const number = book.numberOf(entry);
      counts.set(number, { entry, count: (counts.get(number)?.count ?? 0) + 1 });
    },
    all: () =>
      bestOf(
        counts.values(),
        (a, b) => b.count - a.count || compareText(playerAt(book, a.entry), playerAt(book, b.entry)),
      ),
  };
}

function createPeaks(book: RatingBook, code: string | undefined) {
  const peaks = new Map<number, Peak>();
  return {
    take: (entry: BookEntry): void => {
      const number = book.numberOf(entry);
      const rating = ratingOf(book.beliefAfter(entry), code, book.model);
      if (rating.provisional || rating.points <= (peaks.get(number)?.points ?? -Infinity)) return;
      const match = book.matchOf(entry);
      const player = playerAt(book, entry);
      peaks.set(number, { ...rating, player, match: match.id, date: knownDate(match) });
    },
    all: () => bestOf(peaks.values(), (a, b) => b.points - a.points || compareText(a.player, b.player)),
  };
}
