import type { Act } from './act';
import { interestInOutbox, interestShape as shape, type Interest } from './interest';

/** Moderators declare a record to be their own, or that of their team. Other moderators then apply its changes. */
export const declareInterest = {
  shape,
  by: 'moderator',
  reversedBy: 'endInterest',
  log: { title: 'interestDeclared', group: 'private' },
  outbox: { ...interestInOutbox, title: 'declareInterest' },
} as const satisfies Act<Interest>;
