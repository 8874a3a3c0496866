import type { DateString } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import { compareTitleMatches, type TitleMatch } from './titleMatch';

/** One match of a reign, as its holder saw it. */
export interface ReignMatch {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: DateString;
  readonly opponent: PlayerId;
  /** Began the reign; was won by the holder; or left it with the holder although nobody won. */
  readonly as: 'won' | 'defended' | 'kept';
}

/** The match that shows a reign to be over. */
interface ReignEnd {
  /** To the one who beat the holder; or nobody knows how, since others met for the title later. */
  readonly as: 'lost' | 'vacated';
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: DateString;
  /** The one who beat the holder. */
  readonly to?: PlayerId;
}

/** The time in which one player held a title. */
export interface Reign {
  readonly holder: PlayerId;
  /** The holder before, if beaten; absent where nobody held the title. */
  readonly from?: PlayerId;
  /** Oldest first; the first one began the reign. */
  readonly matches: readonly [ReignMatch, ...ReignMatch[]];
  /** Absent while it lasts. */
  readonly ended?: ReignEnd;
  /** Those who had held the title, were not beaten for it, and came back to fight for it. */
  readonly disputedBy?: readonly PlayerId[];
}

/** The history of a title. */
export interface Lineage {
  /** Oldest first, none before the one before it has ended. */
  readonly reigns: readonly Reign[];
  /** Matches that left the title with nobody, oldest first. */
  readonly undecided: readonly MatchId[];
}

/**
 * The history of one title, from all matches for it, in any order.
 *
 *   HOLDER     MATCH                         THEN
 *   nobody     somebody wins                 the winner's reign begins
 *   nobody     nobody wins                   nobody holds it
 *   holder     the holder wins               the reign goes on: a defence
 *   holder     the holder is in it, no win   the reign goes on: kept
 *   holder     the holder is beaten          the winner's reign begins
 *   holder     two others meet               the reign is over, vacated; then as if nobody held it
 *
 * A player who left a title vacant and was not beaten for it has a claim. If that player fights for it again, every reign since
 * then was disputed; beaten, the claim is gone. Total: any matches have a history, and at most one player holds the title.
 */
export function lineageOf(matches: readonly TitleMatch[]): Lineage {
  const reigns: OpenReign[] = [];
  const undecided: MatchId[] = [];
  /** By claimant how many reigns there were when the claimant's own was over. */
  const claims = new Map<PlayerId, number>();
  let present: OpenReign | undefined;

  for (const match of matches.toSorted(compareTitleMatches)) {
    const { players, winner } = match;
    const { id, event, date } = match;
    for (const player of players) dispute(reigns, player, claims.get(player));
    if (present !== undefined && !players.includes(present.holder)) {
      present.ended = { as: 'vacated', match: id, event, date };
      claims.set(present.holder, reigns.length);
      present = undefined;
    }
    if (winner !== undefined) for (const player of players) claims.delete(player);
    if (present !== undefined && (winner === undefined || winner === present.holder)) {
      present.matches.push(seenBy(present.holder, match, winner === undefined ? 'kept' : 'defended'));
      continue;
    }
    if (winner === undefined) {
      undecided.push(id);
      continue;
    }
    if (present !== undefined) present.ended = { as: 'lost', match: id, event, date, to: winner };
    const from = present?.holder;
    present = { holder: winner, ...(from && { from }), matches: [seenBy(winner, match, 'won')] };
    reigns.push(present);
  }
  return { reigns, undecided };
}

/** A reign that may still change. */
type OpenReign = Pick<Reign, 'holder' | 'from'> & {
  readonly matches: [ReignMatch, ...ReignMatch[]];
  ended?: ReignEnd;
  disputedBy?: readonly PlayerId[];
};

const seenBy = (holder: PlayerId, match: TitleMatch, as: ReignMatch['as']): ReignMatch => ({
  match: match.id,
  event: match.event,
  date: match.date,
  opponent: match.players[0] === holder ? match.players[1] : match.players[0],
  as,
});

/** Notes on every reign since a claim began that the claimant came back. */
function dispute(reigns: readonly OpenReign[], player: PlayerId, since: number | undefined): void {
  if (since === undefined) return;
  for (const reign of reigns.slice(since)) {
    const { disputedBy = [] } = reign;
    if (reign.holder !== player && !disputedBy.includes(player)) reign.disputedBy = [...disputedBy, player];
  }
}

/** The reign that lasts; `undefined` where nobody holds the title. */
export function presentReign({ reigns }: Lineage): Reign | undefined {
  const last = reigns.at(-1);
  return last?.ended === undefined ? last : undefined;
}

/** How many times its holder kept the title, by winning or by not losing. */
export const defencesIn = ({ matches }: Reign): number => matches.length - 1;
