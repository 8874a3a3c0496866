import type { Shapes, ValueOf } from '../parsing/shapes';
import { collections } from '../schema/recordSchema';
import type { InOutbox } from './act';

export const interestShape = (of: Shapes) => ({ collection: of.oneOf(collections), id: of.id });

export type Interest = ValueOf<typeof interestShape>;

export const interestInOutbox = {
  keys: () => ['interests'],
  about: ({ collection, id }) => `${collection}/${id}`,
  fromFile: true,
  refused: 'interestNotChanged',
} as const satisfies Omit<InOutbox<Interest>, 'title'>;
