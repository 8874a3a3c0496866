import type { End, Side } from './end';
import { hasStanding, type ScoreEntry } from './scoreEntry';
import { matchState, shownEntries } from './matchState';
import { roundCode } from './rounds';

/**
 * A match as all readers of a live event get it, in few bytes: each change is sent to everybody who has the event
 * open.
 */
export interface LiveMatch {
  readonly score: readonly [number, number];
  /** Decided rounds in order, each by its winner and how: `1p`, `2f`, `1s`. */
  readonly rounds: readonly string[];
  /** Fouls in the present round; absent without any. */
  readonly fouls?: readonly [number, number];
  /** The referees review something. */
  readonly held?: true;
  /** Absent while the match goes on. */
  readonly end?: End['how'];
  readonly winner?: Side;
  readonly order?: number;
  readonly substitutes?: Readonly<Partial<Record<Side, string>>>;
  /** kg. */
  readonly weights?: Readonly<Partial<Record<Side, number>>>;
  /** ms. */
  readonly duration?: number;
}

export interface LiveCard {
  readonly event: string;
  readonly revision: number;
  /** Matches that a scorer has entered something of and no moderator has confirmed, by id. */
  readonly matches: Readonly<Record<string, LiveMatch>>;
  /** Not stored: this device has lost the connection since. */
  readonly behind?: true;
}

/** Live cards that moderators are shown as work. Also in `firestore.rules`. */
export const openCardsAtOnce = 50;

export function liveMatch(entries: readonly ScoreEntry[]): LiveMatch | undefined {
  if (!hasStanding(entries)) return undefined;
  const { rounds, score, fouls, end, winner, order, substitutes, weights, duration } = matchState(
    shownEntries(entries),
  );
  const { held } = matchState(entries);
  return {
    score: [score.player1, score.player2],
    rounds: rounds.map(roundCode),
    ...((fouls.player1 > 0 || fouls.player2 > 0) && { fouls: [fouls.player1, fouls.player2] as const }),
    ...(held && { held }),
    ...(end && { end: end.how }),
    ...(winner && { winner }),
    ...(order !== undefined && { order }),
    ...(Object.keys(substitutes).length > 0 && { substitutes }),
    ...(Object.keys(weights).length > 0 && { weights }),
    ...(duration !== undefined && { duration }),
  };
}
