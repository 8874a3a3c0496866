import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  uid: of.id,
  /** What to do with its open proposals. */
  openDeltas: of.oneOf(['keep', 'reject']),
  /** Whether to propose the undoing of what was applied. */
  appliedDeltas: of.oneOf(['keep', 'undo']),
  reason: of.clean(limits.reason),
});

/** Bans an account from proposing. */
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
