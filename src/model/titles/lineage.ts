import { knownDate, type KnownDate } from '../dates';
import type { EventId, MatchId, PlayerId } from '../ids';
import type { TitleMatch } from './titleMatch';
import { comparePlaced } from '../matches/placedMatch';

export interface ReignMatch {
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: KnownDate;
  readonly opponent: PlayerId;
  /** `won` began the reign; `defended` is a win of the holder; `kept` is a match without a winner. */
  readonly as: 'won' | 'defended' | 'kept';
}

interface ReignEnd {
  /** `lost` to the winner; `vacated` if others met for the title later. */
  readonly as: 'lost' | 'vacated';
  readonly match: MatchId;
  readonly event: EventId;
  readonly date: KnownDate;
  readonly to?: PlayerId;
}

export interface Reign {
  readonly holder: PlayerId;
  /** The defeated previous holder; absent if the title was vacant. */
  readonly from?: PlayerId;
  readonly matches: readonly [ReignMatch, ...ReignMatch[]];
  readonly ended?: ReignEnd;
  /** Undefeated former holders who later returned to fight for the title. */
  readonly disputedBy?: readonly PlayerId[];
}

export interface Lineage {
  readonly reigns: readonly Reign[];
  readonly undecided: readonly MatchId[];
}

/**
 * The history of one title, from all matches for it, in any order.
 *
 *   HOLDER     MATCH                         THEN
 *   nobody     somebody wins                 the winner's reign begins
 *   nobody     nobody wins                   the title stays vacant
 *   holder     the holder wins               the reign continues: a defence
 *   holder     the holder is in it, no win   the reign continues: kept
 *   holder     the holder is beaten          the winner's reign begins
 *   holder     two others meet               the reign ends, vacated; then as for nobody
 *
 * A player who left a title vacant without a defeat keeps a claim. When that player fights for it again,
 * every reign since then becomes disputed; a decided match ends the claim. Total: any matches give a history,
 * with at most one holder at a time.
 */
export function lineageOf(matches: readonly TitleMatch[]): Lineage {
  const reigns: OpenReign[] = [];
  const undecided: MatchId[] = [];
  /** Number of reigns when the claimant's own ended. */
  const claims = new Map<PlayerId, number>();
  let present: OpenReign | undefined;

  for (const match of matches.toSorted(comparePlaced)) {
    const { players, winner } = match;
    const { id, event } = match;
    const date = knownDate(match);
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

type OpenReign = Pick<Reign, 'holder' | 'from'> & {
  readonly matches: [ReignMatch, ...ReignMatch[]];
  ended?: ReignEnd;
  disputedBy?: readonly PlayerId[];
};

const seenBy = (holder: PlayerId, match: TitleMatch, as: ReignMatch['as']): ReignMatch => ({
  match: match.id,
  event: match.event,
  date: knownDate(match),
  opponent: match.players[0] === holder ? match.players[1] : match.players[0],
  as,
});

function dispute(reigns: readonly OpenReign[], player: PlayerId, since: number | undefined): void {
  if (since === undefined) return;
  for (const reign of reigns.slice(since)) {
    const { disputedBy = [] } = reign;
    if (reign.holder !== player && !disputedBy.includes(player)) reign.disputedBy = [...disputedBy, player];
  }
}

export function presentReign({ reigns }: Lineage): Reign | undefined {
  const last = reigns.at(-1);
  return last?.ended === undefined ? last : undefined;
}

/** Matches in which the holder kept the title, won or not. */
export const defencesIn = ({ matches }: Reign): number => matches.length - 1;
