import { getPath } from '@/lib/path';
import { sameItems } from '@/lib/sameItems';
import { knownDate, type KnownDate } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { Match } from '@/model/records/records';
import { blocksOf, type ListBlock } from './listBlocks';

export interface MatchFilter {
  readonly year?: string | undefined;
  readonly gender?: string | undefined;
  /** Wanted codes by the paths of the sport's choices. */
  readonly codes?: Readonly<Record<string, string>> | undefined;
  /** For each typed word, what it may mean. A match is wanted if it fits every word. */
  readonly words?:
    | readonly { readonly players: ReadonlySet<string>; readonly events: ReadonlySet<string> }[]
    | undefined;
}

interface MatchBlock extends ListBlock<MatchId> {
  readonly under: EventId;
  /** The event's, as far as its matches know it. */
  readonly date: KnownDate;
}

export interface MatchList {
  readonly blocks: readonly MatchBlock[];
  readonly count: number;
}

/**
 * The wanted matches by event, events in the requested order, cards in their own order. Expects matches by
 * event, oldest first.
 */
export function listMatches(matches: readonly Match[], filter: MatchFilter, newestFirst: boolean): MatchList {
  return finish(listInParts(matches, filter, newestFirst));
}

type Parts = Generator<undefined, MatchList, undefined>;

const partSize = 1_000;

function* listInParts(matches: readonly Match[], filter: MatchFilter, newestFirst: boolean): Parts {
  const cards: { readonly event: Match['event']; readonly date: KnownDate; readonly ids: MatchId[] }[] = [];
  let count = 0;
  let last: (typeof cards)[number] | undefined;
  for (const [at, match] of matches.entries()) {
    if (at % partSize === partSize - 1) yield;
    if (!isWanted(match, filter)) continue;
    if (last?.event.id !== match.event.id) {
      const { date } = match.event;
      last = { event: match.event, date: match.date === date ? knownDate(match) : date, ids: [] };
      cards.push(last);
    }
    last.ids.push(match.id);
    count += 1;
  }
  if (newestFirst) cards.reverse();
  const blocks: MatchBlock[] = [];
  for (const [at, { event, date, ids }] of cards.entries()) {
    if (at % partSize === partSize - 1) yield;
    blocks.push(...blocksOf({ under: event.id, date }, ids));
  }
  return { blocks, count };
}

function finish(parts: Parts): MatchList {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

export type ListQuestion = readonly [
  newestFirst: boolean,
  year: string | undefined,
  gender: string | undefined,
  codes: MatchFilter['codes'],
  words: MatchFilter['words'],
];

const everything: ListQuestion = [true, undefined, undefined, undefined, undefined];

interface Listing {
  readonly matches: readonly Match[];
  readonly question: ListQuestion;
  readonly parts: Parts;
  list: MatchList | undefined;
}

/**
 * Caches `listMatches` for the last two questions, so that a reader who returns gets the same list at once.
 */
export class KeptMatchLists {
  #listings: readonly Listing[] = [];
  #aheadOf = 0;

  read(matches: readonly Match[], ...question: ListQuestion): MatchList {
    const listing = this.#listingOf(matches, question);
    listing.list ??= finish(listing.parts);
    return listing.list;
  }

  /**
   * Computes one more part of the page's initial list of that many matches; returns whether there is more to
   * do. After the first time it runs again only when the count has doubled: with warm code the page needs
   * just milliseconds, and every change would require it.
   */
  ahead(count: number, matches: () => readonly Match[]): boolean {
    if (count === 0 || count < 2 * this.#aheadOf) return false;
    const listing = this.#listingOf(matches(), everything);
    // The page may have computed the whole list meanwhile.
    if (!listing.list) {
      const { done, value } = listing.parts.next();
      if (!done) return true;
      listing.list = value;
    }
    this.#aheadOf = count;
    return false;
  }

  #listingOf(matches: readonly Match[], question: ListQuestion): Listing {
    const known = this.#listings.find((one) => one.matches === matches && sameItems(one.question, question));
    const [newestFirst, year, gender, codes, words] = question;
    const listing = known ?? {
      matches,
      question,
      parts: listInParts(matches, { year, gender, codes, words }, newestFirst),
      list: undefined,
    };
    const others = this.#listings.filter((one) => one !== listing && one.matches === matches);
    this.#listings = [listing, ...others].slice(0, 2);
    return listing;
  }
}

function isWanted(match: Match, { year, gender, codes, words }: MatchFilter): boolean {
  const { event, player1, player2 } = match;
  return (
    (year === undefined || event.date.startsWith(year)) &&
    (gender === undefined || match.gender === gender) &&
    (codes === undefined || Object.entries(codes).every(([path, code]) => getPath(match, path) === code)) &&
    (words === undefined ||
      words.every(
        ({ players, events }) => players.has(player1.id) || players.has(player2.id) || events.has(event.id),
      ))
  );
}
