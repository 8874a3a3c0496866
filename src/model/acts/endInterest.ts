import type { ValueOf } from '../parsing/shapes';
import type { Act } from './act';
import { declareInterest, interestShape } from './declareInterest';

export const endInterest = {
  shape: interestShape,
  by: 'moderator',
  reversedBy: 'declareInterest',
  log: { title: 'interestEnded', group: 'private' },
  outbox: { ...declareInterest.outbox, title: 'endInterest' },
} as const satisfies Act<ValueOf<typeof interestShape>>;
