import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ settings: of.trustSettings });

export const saveTrust = {
  shape,
  by: 'admin',
  reversedBy: 'saveTrust',
  log: { title: 'settingsSaved', group: 'settings' },
  outbox: {
    keys: () => ['setting/trust'],
    title: 'saveTrust',
    refused: 'trustNotSaved',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
