import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  reportId: of.report,
  note: of.optional(of.prose(limits.reason)),
  /** The proposal that was made of the report; not called `deltaId`, because the act does not change it. */
  delta: of.optional(of.delta),
});

/** Closes a report of a reader. */
export const closeReport = {
  shape,
  by: 'moderator',
  log: {
    title: ({ proposal }) =>
      proposal === undefined ? ('reportClosed' as const) : ('reportProposed' as const),
    group: 'private',
  },
  outbox: {
    keys: ({ reportId }) => [`report/${reportId}`],
    // If the proposal is refused, its report must still be open.
    after: ({ delta }) => (delta === undefined ? [] : [`delta/${delta}`]),
    fromFile: true,
    title: 'closeReport',
    refused: 'reportNotClosed',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
