import type { InLog } from './act';

/** The only moderator decided about a declared interest. An entry of the log only. */
export const decideInterested = {
  log: { title: 'interestDecided', group: 'approvals', namesProposal: true },
} as const satisfies { readonly log: InLog };
