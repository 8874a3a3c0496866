import type { Shapes, ValueOf } from '../parsing/shapes';
import { newIdPattern } from '../ids';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  eventId: of.event,
  /** Of the live card that the moderator saw. */
  revision: of.count,
  /** Of the device, if it has scored this event: who confirms on it counts as one who scored. */
  phone: of.optional(of.fitting(newIdPattern, 'the id of a phone')),
});

export const confirmCard = {
  shape,
  by: 'moderator',
  reversedBy: 'revert',
  log: { title: 'cardConfirmed', group: 'approvals' },
} as const satisfies Act<ValueOf<typeof shape>>;
