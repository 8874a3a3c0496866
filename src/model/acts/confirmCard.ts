import type { Shapes, ValueOf } from '../parsing/shapes';
import { newIdPattern } from '../ids';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  eventId: of.event,
  /** Revision of the live card that the moderator saw. */
  revision: of.count,
  /** Id of the device if it has scored this event: then the moderator counts as its scorer. */
  phone: of.optional(of.fitting(newIdPattern, 'the id of a phone')),
});

export const confirmCard = {
  shape,
  by: 'moderator',
  reversedBy: 'revert',
  log: { title: 'cardConfirmed', group: 'approvals' },
} as const satisfies Act<ValueOf<typeof shape>>;
