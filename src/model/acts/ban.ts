import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';
import type { ActTarget } from './log';

const shape = (of: Shapes) => ({
  uid: of.id,
  openDeltas: of.oneOf(['keep', 'reject']),
  appliedDeltas: of.oneOf(['keep', 'revert']),
  reason: of.clean(limits.reason),
});

/** A record that keeps changes by the banned account, although a ban should revert them. */
export interface LeftRecord {
  readonly target: ActTarget;
  /**
   *   created   the account created it
   *   deleted   the account deleted it, and nobody has restored it
   *   changed   others have changed it since, or the earlier value is no longer valid
   */
  readonly why: (typeof leftWhys)[number];
}

export const leftWhys = ['created', 'deleted', 'changed'] as const;

/** The log entry lists so many; `left` counts all. */
export const mostLeftListed = 50;

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
