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
  const runs = new Runs();
  const upsets = new Best<Upset>(recordsTold, byChance);
  const counts = new Map<number, Span>();
  const peaks = new Map<number, Peak>();
  for (const entry of book.entries()) {
    if (book.dayOf(entry) > last) break;
    if (!isIn(book.matchOf(entry))) continue;
    const shown = [entry, otherEntry(entry)].filter((each) => !isHidden(each));
    const upset = shown.length === 2 ? upsetIn(book, entry) : undefined;
    if (upset) upsets.add(upset);
    for (const each of shown) {
      const player = book.numberOf(each);
      runs.take(player, each, isWon(book, each));
      counts.set(player, { entry: each, length: (counts.get(player)?.length ?? 0) + 1 });
      notePeak(peaks, book, each, filter.code);
    }
  }
  const byPlayer = (a: Span, b: Span) => compareText(playerAt(book, a.entry), playerAt(book, b.entry));
  const byLength = (a: Span, b: Span) => b.length - a.length;
  const byDay = (a: Span, b: Span) => book.dayOf(a.entry) - book.dayOf(b.entry);
  return {
    numberOnes: numberOnesOf(book, filter),
    runs: bestOf(runs.all(), (a, b) => byLength(a, b) || byDay(a, b) || byPlayer(a, b)).map((run) => ({
      ...matchesIn(book, run, isIn),
      lasts: run.lasts,
    })),
    upsets: upsets.all(),
    active: bestOf(counts.values(), (a, b) => byLength(a, b) || byPlayer(a, b)).map((span) => {
      const active = matchesIn(book, span, isIn);
      return { ...active, matches: active.matches.toReversed() };
    }),
    peaks: bestOf(peaks.values(), (a, b) => b.points - a.points || compareText(a.player, b.player)),
  };
}

function bestOf<T>(found: Iterable<T>, compare: (a: T, b: T) => number): readonly T[] {
  const best = new Best(recordsTold, compare);
  for (const each of found) best.add(each);
  return best.all();
}

const playerAt = (book: RatingBook, entry: BookEntry): PlayerId => book.players()[book.numberOf(entry)]!;

interface Span {
  readonly entry: BookEntry;
  readonly length: number;
}

function matchesIn(
  book: RatingBook,
  { entry: last, length }: Span,
  isIn: (match: RatedMatch) => boolean,
): Activity {
  const found: RatedMatch[] = [];
  let entry: BookEntry | undefined = last;
  for (; entry !== undefined && found.length < length; entry = book.previousEntry(entry)) {
    const match = book.matchOf(entry);
    if (isIn(match)) found.push(match);
  }
  found.reverse();
  return {
    player: playerAt(book, last),
    matches: found.map(({ id }) => id),
    from: knownDate(found[0]!),
    to: knownDate(found.at(-1)!),
  };
}

interface Run extends Span {
  readonly lasts: boolean;
}

/** Winning runs. A single win is none. */
class Runs {
  readonly #running = new Map<number, Span>();
  readonly #ended: Run[] = [];

  take(player: number, entry: BookEntry, won: boolean): void {
    const run = this.#running.get(player);
    if (won) this.#running.set(player, { entry, length: (run?.length ?? 0) + 1 });
    else if (run !== undefined) {
      this.#ended.push({ ...run, lasts: false });
      this.#running.delete(player);
    }
  }

  all(): readonly Run[] {
    const lasting = [...this.#running.values()].map((run) => ({ ...run, lasts: true }));
    return [...this.#ended, ...lasting].filter(({ length }) => length > 1);
  }
}

function isWon(book: RatingBook, entry: BookEntry): boolean {
  const { player1, player2 } = book.matchOf(entry);
  return isFirst(entry) ? player1.score > player2.score : player2.score > player1.score;
}

const byChance = (a: Upset, b: Upset): number =>
  a.chance - b.chance || compareText(a.date, b.date) || compareText(a.match, b.match);

function upsetIn(book: RatingBook, first: BookEntry): Upset | undefined {
  const entry = [first, otherEntry(first)].find((each) => isWon(book, each));
  if (entry === undefined) return undefined;
  const chance = book.chanceBefore(entry);
  // A favourite's win is no upset.
  if (chance >= 0.5) return undefined;
  const match = book.matchOf(entry);
  const [winner, loser] = [playerAt(book, entry), playerAt(book, otherEntry(entry))];
  return { match: match.id, event: match.event, date: knownDate(match), winner, loser, chance };
}

function notePeak(
  peaks: Map<number, Peak>,
  book: RatingBook,
  entry: BookEntry,
  code: string | undefined,
): void {
  const number = book.numberOf(entry);
  const rating = ratingOf(book.beliefAfter(entry), code, book.model);
  if (rating.provisional || rating.points <= (peaks.get(number)?.points ?? -Infinity)) return;
  const match = book.matchOf(entry);
  const player = playerAt(book, entry);
  peaks.set(number, { ...rating, player, match: match.id, date: knownDate(match) });
}
