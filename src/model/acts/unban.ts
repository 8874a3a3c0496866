import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ uid: of.id });

/** Lifts a ban. Rejected proposals stay rejected. */
export const unban = {
  shape,
  by: 'moderator',
  reversedBy: 'ban',
  whileOverBudget: true,
  log: { title: 'unbanned', group: 'accounts', isOfAccount: true },
  outbox: {
    keys: ({ uid }) => [`ban/${uid}`],
    title: 'unban',
    refused: 'banNotChanged',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
