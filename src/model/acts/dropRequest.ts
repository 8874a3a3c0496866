import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ id: of.id });

export const dropRequest = {
  shape,
  by: 'admin',
  whileOverBudget: true,
  log: { title: 'requestDropped', group: 'private' },
} as const satisfies Act<ValueOf<typeof shape>>;
