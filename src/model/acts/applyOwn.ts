import type { InLog } from './act';

/** That the only moderator applied a proposal of their own. The log alone has it: nobody asks for it as an act. */
export const applyOwn = {
  log: { title: 'ownApplied', group: 'approvals', namesProposal: true },
} as const satisfies { readonly log: InLog };
