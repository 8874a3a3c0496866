import type { Cause } from './cause';

/** Why a moderator rejects: in English where the reason is one of those at hand, with its code; else in own words. */
export interface GivenReason {
  readonly reason: string;
  readonly reasonCause?: Cause;
}
