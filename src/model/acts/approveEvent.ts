import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';
import { isChangedSince } from './isChangedSince';

const shape = (of: Shapes) => ({
  eventId: of.event,
  basedOn: of.optional(of.time),
});

export const approveEvent = {
  shape,
  by: 'moderator',
  reversedBy: 'restore',
  log: { title: 'approved', group: 'approvals' },
  outbox: {
    keys: ({ eventId }) => [`event/${eventId}`],
    changes: ({ eventId, basedOn }) => ({
      collection: 'event',
      id: eventId,
      effect: 'approved',
      isOver: (stored) =>
        (stored !== undefined && 'valid' in stored && stored.valid === 1) || isChangedSince(stored, basedOn),
    }),
    overAfterConflict: 'recordGone',
    fromFile: true,
    title: 'approveEvent',
    refused: 'notApproved',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
