import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  // Not parsed here: the handler returns all problems of a definition.
  definition: of.json,
  mode: of.oneOf(['add', 'update']),
});

export const saveSport = {
  shape,
  by: 'admin',
  reversedBy: 'saveSport',
  log: { title: 'sportDefined', group: 'settings' },
} as const satisfies Act<ValueOf<typeof shape>>;
