import type { Act } from './act';
import { interestInOutbox, interestShape as shape, type Interest } from './interest';

export const endInterest = {
  shape,
  by: 'moderator',
  reversedBy: 'declareInterest',
  log: { title: 'interestEnded', group: 'private' },
  outbox: { ...interestInOutbox, title: 'endInterest' },
} as const satisfies Act<Interest>;
