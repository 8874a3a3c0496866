import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  eventId: of.event,
  /** Of the live card that the moderator saw. */
  revision: of.count,
});

export const confirmCard = {
  shape,
  by: 'moderator',
  reversedBy: 'revert',
  log: { title: 'cardConfirmed', group: 'approvals' },
} as const satisfies Act<ValueOf<typeof shape>>;
