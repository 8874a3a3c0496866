import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  reportId: of.report,
  note: of.optional(of.prose(limits.reason)),
  /** The proposal made from the report; not called `deltaId`, because the act does not change it. */
  delta: of.optional(of.delta),
});

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
    // If the proposal is refused, its report must stay open.
    after: ({ delta }) => (delta === undefined ? [] : [`delta/${delta}`]),
    fromFile: true,
    title: 'closeReport',
    refused: 'reportNotClosed',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
