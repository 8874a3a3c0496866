import type { InLog } from './act';

/** The only moderator applied a proposal of their own. An entry of the log only; nobody can ask for it. */
export const applyOwn = {
  log: { title: 'ownApplied', group: 'approvals', namesProposal: true },
} as const satisfies { readonly log: InLog };
