import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({ deltaId: of.delta });

export const passAudit = {
  shape,
  by: 'moderator',
  log: { title: 'auditPassed', group: 'private' },
  outbox: {
    keys: ({ deltaId }) => [`audit/${deltaId}`],
    about: ({ deltaId }) => `delta/${deltaId}`,
    fromFile: true,
    title: 'passAudit',
    refused: 'auditNotPassed',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
