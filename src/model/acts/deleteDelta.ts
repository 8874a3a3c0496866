import type { Shapes, ValueOf } from '../parsing/shapes';
import type { Act } from './act';

const shape = (of: Shapes) => ({
  deltaId: of.delta,
  /** The version the moderator saw; `timestamp` in epoch milliseconds. */
  basedOn: of.object({ status: of.oneOf(['new', 'rejected', 'applied']), timestamp: of.time }),
});

/** Deletes another account's proposal. Authors withdraw theirs without an act; one command does either. */
export const deleteDelta = {
  shape,
  by: 'moderator',
  reversedBy: 'restore',
  log: {
    title: ({ target }) =>
      target.name === undefined ? ('someProposalDeleted' as const) : ('proposalDeleted' as const),
    group: 'deletions',
  },
} as const satisfies Act<ValueOf<typeof shape>>;
