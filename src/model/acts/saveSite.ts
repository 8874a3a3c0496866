import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  settings: of.siteSettings,
  /** The act that saved the version that was edited; absent if none has. */
  basedOn: of.optional(of.id),
});

export const saveSite = {
  shape,
  by: 'admin',
  reversedBy: 'saveSite',
  log: { title: 'settingsSaved', group: 'settings' },
} as const satisfies Act<ValueOf<typeof shape>>;
