import type { DateString } from '@/model/dates';
import type { EventId, MatchId } from '@/model/ids';
import type { Match } from '@/model/records';

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
export interface MatchBlock {
  readonly event: EventId;
  readonly date: DateString;
  readonly ids: readonly MatchId[];
  /** Place of the first of them among the event's wanted ones, from 0, and how many these are. */
  readonly from: number;
  readonly of: number;
}

/** So many rows are drawn together: small enough for a frame, large enough that lists of blocks stay short. */
const blockSize = 8;

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
  const blocks = cards.flatMap(({ event, ids }) =>
    Array.from({ length: Math.ceil(ids.length / blockSize) }, (_, at): MatchBlock => ({
      event: event.id,
      date: event.date,
      ids: ids.slice(at * blockSize, (at + 1) * blockSize),
      from: at * blockSize,
      of: ids.length,
    })),
  );
  return { blocks, count };
}

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
