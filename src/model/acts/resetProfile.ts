import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ uid: of.id });

export const resetProfile = {
  shape,
  by: 'moderator',
  whileOverBudget: true,
  log: {
    title: ({ target }) => (target.name === undefined ? ('nameOfReset' as const) : ('nameReset' as const)),
    group: 'accounts',
  },
  outbox: {
    keys: ({ uid }) => [`profile/${uid}`],
    title: 'resetProfile',
    refused: 'nameNotReset',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
