import type { TrustAct } from './trust';

/** What moderators decided about an account's edits; its limits follow from it. */
export interface Decisions {
  /** Accepted edits, without those that a moderator reverted. */
  readonly accepted: number;
  /** The last decisions of moderators, oldest first: `true` where the edit was accepted. */
  readonly recent: readonly boolean[];
}

export const recentDecisions = 50;

export const noDecisions: Decisions = { accepted: 0, recent: [] };

/**
 *   ACT                ACCEPTED   RECENT
 *   accepted, amended  one more   accepted
 *   atOnce             one more   –
 *   rejected           –          rejected
 *   reverted           one less   rejected
 *   passed, banned     –          –
 */
export function advanceDecisions({ accepted, recent }: Decisions, what: TrustAct['what']): Decisions {
  const withDecision = (decision: boolean) => [...recent, decision].slice(-recentDecisions);
  switch (what) {
    case 'accepted':
    case 'amended':
      return { accepted: accepted + 1, recent: withDecision(true) };
    case 'atOnce':
      return { accepted: accepted + 1, recent };
    case 'rejected':
      return { accepted, recent: withDecision(false) };
    case 'reverted':
      return { accepted: Math.max(0, accepted - 1), recent: withDecision(false) };
    case 'passed':
    case 'banned':
      return { accepted, recent };
  }
}
