import type { Shapes, ValueOf } from '../parsing/shapes';
import { collections } from '../schema/recordSchema';
import type { Act } from './act';

export const interestShape = (of: Shapes) => ({ collection: of.oneOf(collections), id: of.id });

/** Moderators declare a record to be their own, or that of their team. They no longer decide about it. */
export const declareInterest = {
  shape: interestShape,
  by: 'moderator',
  reversedBy: 'endInterest',
  log: { title: 'interestDeclared', group: 'private' },
  outbox: {
    keys: () => ['interests'],
    about: ({ collection, id }) => `${collection}/${id}`,
    fromFile: true,
    title: 'declareInterest',
    refused: 'interestNotChanged',
  },
} as const satisfies Act<ValueOf<typeof interestShape>>;
