import type { Shapes, ValueOf } from '../parsing/shapes';
import { longestScorerName } from '../scoring/scorer';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  eventId: of.event,
  from: of.instant,
  /** Name of the scorer or the table. */
  name: of.line(longestScorerName),
});

export const inviteScorer = {
  shape,
  by: 'moderator',
  byOrganiser: true,
  reversedBy: 'revokeScorer',
  log: { title: 'scorerInvited', group: 'accounts' },
} as const satisfies Act<ValueOf<typeof shape>>;
