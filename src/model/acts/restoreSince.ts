import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ uid: of.id, since: of.instant });

export const restoreSince = {
  shape,
  by: 'moderator',
  log: { title: 'allRestored', group: 'restorations' },
  outbox: {
    keys: () => ['restore'],
    overAfterConflict: 'notRestorable',
    title: 'restoreSince',
    refused: 'notRestored',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
