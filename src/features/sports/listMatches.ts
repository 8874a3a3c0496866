import { lruMemoize } from '@reduxjs/toolkit';
import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { Match } from '@/model/records';
import { blocksOf, type ListBlock } from './listBlocks';

/** Which matches are wanted; what is absent is any. */
export interface MatchFilter {
  readonly year?: string | undefined;
  readonly arm?: string | undefined;
  readonly gender?: string | undefined;
  readonly weight?: string | undefined;
  /** For each typed word, whom and what it may mean: a match is wanted that each word leads to. */
  readonly words?:
    readonly { readonly players: ReadonlySet<string>; readonly events: ReadonlySet<string> }[] | undefined;
}

/** A few matches of one card, in its order. */
export interface MatchBlock extends ListBlock<MatchId> {
  /** The event. */
  readonly under: EventId;
  readonly date: DateString;
}

/** The wanted matches by event, events in the order asked for, cards in their own. Matches come sorted by event, oldest first. */
export function listMatches(
  matches: readonly Match[],
  filter: MatchFilter,
  newestFirst: boolean,
): { readonly blocks: readonly MatchBlock[]; readonly count: number } {
  const cards: { readonly event: Match['event']; readonly ids: MatchId[] }[] = [];
  let count = 0;
  let last: (typeof cards)[number] | undefined;
  for (const match of matches) {
    if (!isWanted(match, filter)) continue;
    if (last?.event.id !== match.event.id) {
      last = { event: match.event, ids: [] };
      cards.push(last);
    }
    last.ids.push(match.id);
    count += 1;
  }
  if (newestFirst) cards.reverse();
  const blocks = cards.flatMap(({ event, ids }) => blocksOf({ under: event.id, date: event.date }, ids));
  return { blocks, count };
}

/** As `listMatches`, the same result for the same list and filter as last time: whoever comes back has it at once. */
export const keptMatchList = lruMemoize(
  (
    matches: readonly Match[],
    newestFirst: boolean,
    year: string | undefined,
    arm: string | undefined,
    gender: string | undefined,
    weight: string | undefined,
    words: MatchFilter['words'],
  ) => listMatches(matches, { year, arm, gender, weight, words }, newestFirst),
);

function isWanted(match: Match, { year, arm, gender, weight, words }: MatchFilter): boolean {
  const { event, player1, player2 } = match;
  return (
    (year === undefined || event.date.startsWith(year)) &&
    (arm === undefined || match.arm === arm) &&
    (gender === undefined || match.gender === gender) &&
    (weight === undefined || match.weight === weight) &&
    (words === undefined ||
      words.every(
        ({ players, events }) => players.has(player1.id) || players.has(player2.id) || events.has(event.id),
      ))
  );
}
