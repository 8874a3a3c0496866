import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ settings: of.siteSettings });

export const saveSite = {
  shape,
  by: 'admin',
  reversedBy: 'saveSite',
  log: { title: 'settingsSaved', group: 'settings' },
} as const satisfies Act<ValueOf<typeof shape>>;
