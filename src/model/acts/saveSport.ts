import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  // Everything that is wrong with a definition is answered, so it is looked at later.
  definition: of.json,
  mode: of.oneOf(['add', 'update']),
});

/** Stores the definition of a sport. */
export const saveSport = {
  shape,
  by: 'admin',
  reversedBy: 'saveSport',
  log: { title: 'sportDefined', group: 'settings' },
} as const satisfies Act<ValueOf<typeof shape>>;
