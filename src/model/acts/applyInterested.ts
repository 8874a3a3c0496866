import type { InLog } from './act';

/** The only moderator applied a proposal about a declared interest. An entry of the log only. */
export const applyInterested = {
  log: { title: 'interestApplied', group: 'approvals', namesProposal: true },
} as const satisfies { readonly log: InLog };
