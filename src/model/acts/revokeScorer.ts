import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  /** Id of the invitation or appointment, which is that of the act `inviteScorer` or `appointOrganiser`. */
  scorer: of.id,
  entries: of.oneOf(['keep', 'drop']),
});

export const revokeScorer = {
  shape,
  by: 'moderator',
  byOrganiser: true,
  reversedBy: 'inviteScorer',
  whileOverBudget: true,
  log: { title: 'scorerRevoked', group: 'accounts' },
} as const satisfies Act<ValueOf<typeof shape>>;
