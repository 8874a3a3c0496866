import { quotaLimits, type QuotaLimits } from '../accounts/quota';
import { recentDecisions, type Decisions } from './decisions';

/** With so many accepted edits an account may have twice as many open proposals, and be twice as fast. */
export const doublings = [100, 500] as const;

/** While more of the last decisions are rejections, the limits are halved. New accounts may err as often. */
export const mostRejected = recentDecisions / 5;

export const rejectedOf = ({ recent }: Decisions): number => recent.filter((accepted) => !accepted).length;

/** The limits of an account that is no moderator, without what a moderator allows it for a while. */
export function earnedLimits(decisions: Decisions): QuotaLimits {
  const doubled = doublings.filter((enough) => decisions.accepted >= enough).length;
  const factor = 2 ** doubled / (rejectedOf(decisions) > mostRejected ? 2 : 1);
  const { open, writes, windowMs } = quotaLimits;
  return { open: open * factor, writes, windowMs: windowMs / factor };
}

/** How many more open proposals than usual; negative if fewer. */
export const earnedRoom = (decisions: Decisions): number => earnedLimits(decisions).open - quotaLimits.open;
