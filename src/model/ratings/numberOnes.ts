import { Heap } from '@/lib/heap';
import type { Dated, DatePrecision, DateString } from '../dates';
import type { MatchId, PlayerId } from '../ids';
import type { BoardFilter } from './board';
import { dayOf } from './dayOf';
import { ratingOf } from './rating';
import { otherEntry, type BookEntry, type RatingBook } from './ratingBook';
import { belongsTo, isActive, isInClass, isUnder } from './standings';

export interface NumberOne {
  readonly player: PlayerId;
  /** The day at whose end the player led. */
  readonly from: DateString;
  readonly fromPrecision?: DatePrecision;
  /** The day at whose end the player no longer led; absent while the lead lasts. */
  readonly until?: DateString;
  readonly untilPrecision?: DatePrecision;
  /** On the first day. */
  readonly points: number;
  /** Matches of the first day with the new or the previous leader, which changed the lead. */
  readonly matches: readonly MatchId[];
}

/**
 * The leaders of a ranking at the end of each day with matches, oldest first. A match costs O(log players):
 * no whole ranking is ever computed.
 */
export function numberOnesOf(book: RatingBook, filter: BoardFilter): readonly NumberOne[] {
  const found: NumberOne[] = [];
  const candidates = createCandidates(book, filter);
  const entries = book.entries();
  const last = dayOf(filter.asOf);
  const players = book.players();
  let leader: number | undefined;

  function lead(day: number, { date, datePrecision }: Dated, fought: readonly BookEntry[]): void {
    const best = candidates.best(day);
    if (best?.number === leader) return;
    const before = found.at(-1);
    if (before !== undefined && before.until === undefined)
      found[found.length - 1] = {
        ...before,
        until: date,
        ...(datePrecision && { untilPrecision: datePrecision }),
      };
    const involved = [best?.number, leader];
    leader = best?.number;
    if (best === undefined) return;
    const matches = fought
      .filter((entry) => [entry, otherEntry(entry)].some((each) => involved.includes(book.numberOf(each))))
      .map((entry) => book.matchOf(entry).id);
    found.push({
      player: players[best.number]!,
      from: date,
      ...(datePrecision && { fromPrecision: datePrecision }),
      points: best.points,
      matches,
    });
  }

  for (let at = 0; at < entries.length;) {
    const day = book.dayOf(entries[at]!);
    if (day > last) break;
    const from = at;
    for (; at < entries.length && book.dayOf(entries[at]!) === day; at += 1) candidates.take(entries[at]!);
    lead(day, book.matchOf(entries[from]!), [...entries.subarray(from, at)]);
  }
  // A long absence may have made the leader provisional.
  lead(last, { date: filter.asOf }, []);
  return found;
}

interface Candidate {
  readonly number: number;
  readonly entry: BookEntry;
  readonly most: number;
}

function createCandidates(book: RatingBook, filter: BoardFilter) {
  const count = book.players().length;
  const newest = new Int32Array(count).fill(-1);
  const inClass = new Int32Array(count).fill(-(2 ** 31));
  const counted = new Uint8Array(count);
  const heap = new Heap<Candidate>(({ most }) => most);
  const { model } = book;

  function take(entry: BookEntry): void {
    const match = book.matchOf(entry);
    const day = book.dayOf(entry);
    for (const each of [entry, otherEntry(entry)]) {
      const number = book.numberOf(each);
      newest[number] = each;
      if (isInClass(match, filter)) inClass[number] = day;
      if (isUnder(match, filter)) counted[number] = 1;
      if (counted[number] === 0 || !mayLead(each, day)) continue;
      if (filter.hidden?.has(book.players()[number]!)) continue;
      const most = mostPoints(each, day);
      if (most !== undefined) heap.push({ number, entry: each, most });
    }
  }

  /** Once a player is inactive or out of the class, only a further match can change that. */
  function mayLead(entry: BookEntry, day: number): boolean {
    const days = { today: day, last: book.dayOf(entry), inClass: inClass[book.numberOf(entry)]! };
    return isActive(days) && (filter.weight === undefined || belongsTo(days));
  }

  /** A rating that is provisional right after a match stays so until the next one. */
  function mostPoints(entry: BookEntry, day: number): number | undefined {
    const after = ratingOf(book.beliefAfter(entry), filter.code, model);
    if (after.provisional) return undefined;
    if (model.parameters.progressPerYear === 0) return after.points;
    const { points } = ratingOf(book.beliefOn(entry, day + aCentury), filter.code, model);
    return Math.max(after.points, points) + rounding;
  }

  function best(day: number): { readonly number: number; readonly points: number } | undefined {
    const seen: Candidate[] = [];
    let found: { readonly number: number; readonly points: number } | undefined;
    for (let top = heap.peek(); top && top.most >= (found?.points ?? -Infinity); top = heap.peek()) {
      heap.pop();
      if (newest[top.number] !== top.entry || !mayLead(top.entry, day)) continue;
      const { points, provisional } = ratingOf(book.beliefOn(top.entry, day), filter.code, model);
      if (provisional) continue;
      seen.push(top);
      const isAhead = found === undefined || points > found.points;
      if (isAhead || (points === found?.points && comesFirst(top.number, found.number)))
        found = { number: top.number, points };
    }
    for (const candidate of seen) heap.push(candidate);
    return found;
  }

  const comesFirst = (a: number, b: number) => book.players()[a]! < book.players()[b]!;

  return { take, best };
}

const aCentury = 36_525;
const rounding = 1e-6;
