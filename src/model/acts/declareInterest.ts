import type { Act } from './act';
import { interestInOutbox, interestShape as shape, type Interest } from './interest';

/** Moderators declare a record to be their own, or that of their team. They no longer decide about it. */
export const declareInterest = {
  shape,
  by: 'moderator',
  reversedBy: 'endInterest',
  log: { title: 'interestDeclared', group: 'private' },
  outbox: { ...interestInOutbox, title: 'declareInterest' },
} as const satisfies Act<Interest>;
