import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  eventId: of.event,
  /** Address of the account. It is not stored. */
  email: of.email,
});

/** Lets an account invite and withdraw scorers of one event and score it, until `revokeScorer` ends it. */
export const appointOrganiser = {
  shape,
  by: 'moderator',
  reversedBy: 'revokeScorer',
  log: { title: 'organiserAppointed', group: 'accounts' },
} as const satisfies Act<ValueOf<typeof shape>>;
