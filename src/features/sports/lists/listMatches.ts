import { getPath } from '@/lib/path';
import { sameItems } from '@/lib/sameItems';
import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { Match } from '@/model/records';
import { blocksOf, type ListBlock } from './listBlocks';

/** Which matches are wanted; what is absent is any. */
export interface MatchFilter {
  readonly year?: string | undefined;
  readonly gender?: string | undefined;
  /** By the paths of the sport's choices the codes that are wanted. */
  readonly codes?: Readonly<Record<string, string>> | undefined;
  /** For each typed word, whom and what it may mean: a match is wanted that each word leads to. */
  readonly words?:
    readonly { readonly players: ReadonlySet<string>; readonly events: ReadonlySet<string> }[] | undefined;
}

/** A few matches of one card, in its order. */
interface MatchBlock extends ListBlock<MatchId> {
  /** The event. */
  readonly under: EventId;
  readonly date: DateString;
}

/** Blocks in the order asked for, and how many matches are in them. */
export interface MatchList {
  readonly blocks: readonly MatchBlock[];
  readonly count: number;
}

/** The wanted matches by event, events in the order asked for, cards in their own. Matches come sorted by event, oldest first. */
export function listMatches(matches: readonly Match[], filter: MatchFilter, newestFirst: boolean): MatchList {
  return finish(listInParts(matches, filter, newestFirst));
}

type Parts = Generator<undefined, MatchList, undefined>;

/** So many matches, or cards, are a part of a millisecond or so. */
const partSize = 1_000;

function* listInParts(matches: readonly Match[], filter: MatchFilter, newestFirst: boolean): Parts {
  const cards: { readonly event: Match['event']; readonly ids: MatchId[] }[] = [];
  let count = 0;
  let last: (typeof cards)[number] | undefined;
  for (const [at, match] of matches.entries()) {
    if (at % partSize === partSize - 1) yield;
    if (!isWanted(match, filter)) continue;
    if (last?.event.id !== match.event.id) {
      last = { event: match.event, ids: [] };
      cards.push(last);
    }
    last.ids.push(match.id);
    count += 1;
  }
  if (newestFirst) cards.reverse();
  const blocks: MatchBlock[] = [];
  for (const [at, { event, ids }] of cards.entries()) {
    if (at % partSize === partSize - 1) yield;
    blocks.push(...blocksOf({ under: event.id, date: event.date }, ids));
  }
  return { blocks, count };
}

function finish(parts: Parts): MatchList {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** Order first, then the filter's parts. */
export type ListQuestion = readonly [
  newestFirst: boolean,
  year: string | undefined,
  gender: string | undefined,
  codes: MatchFilter['codes'],
  words: MatchFilter['words'],
];

/** The question that the page asks at first: everything, the newest above. */
const everything: ListQuestion = [true, undefined, undefined, undefined, undefined];

interface Listing {
  readonly matches: readonly Match[];
  readonly question: ListQuestion;
  readonly parts: Parts;
  list: MatchList | undefined;
}

/** As `listMatches`, the same result for the same list and one of the last two questions: whoever comes back has it at once. */
export function createMatchList() {
  let listings: readonly Listing[] = [];
  let aheadOf = 0;

  function listingOf(matches: readonly Match[], question: ListQuestion): Listing {
    const known = listings.find((one) => one.matches === matches && sameItems(one.question, question));
    const [newestFirst, year, gender, codes, words] = question;
    const listing = known ?? {
      matches,
      question,
      parts: listInParts(matches, { year, gender, codes, words }, newestFirst),
      list: undefined,
    };
    const others = listings.filter((one) => one !== listing && one.matches === matches);
    listings = [listing, ...others].slice(0, 2);
    return listing;
  }

  /**
   * Brings what the page asks at first of so many matches a part nearer, and says whether there is more to do. Once it was
   * there, later ones are left to the page until there are twice as many: with code that has run they take it a few
   * milliseconds, and one is needed after each change.
   */
  function ahead(count: number, matches: () => readonly Match[]): boolean {
    if (count === 0 || count < 2 * aheadOf) return false;
    const listing = listingOf(matches(), everything);
    // A page that could not wait may have had it whole.
    if (!listing.list) {
      const { done, value } = listing.parts.next();
      if (!done) return true;
      listing.list = value;
    }
    aheadOf = count;
    return false;
  }

  function matchList(matches: readonly Match[], ...question: ListQuestion): MatchList {
    const listing = listingOf(matches, question);
    listing.list ??= finish(listing.parts);
    return listing.list;
  }

  return Object.assign(matchList, { ahead });
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
