import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  uid: of.id,
  openDeltas: of.oneOf(['keep', 'reject']),
  /** Whether to propose reverting its applied changes. */
  appliedDeltas: of.oneOf(['keep', 'revert']),
  reason: of.clean(limits.reason),
});

export const ban = {
  shape,
  by: 'moderator',
  reversedBy: 'unban',
  whileOverBudget: true,
  log: { title: 'banned', group: 'accounts', isOfAccount: true },
  outbox: {
    keys: ({ uid }) => [`ban/${uid}`],
    title: 'ban',
    refused: 'banNotChanged',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
