import type { Shapes, ValueOf } from '../parsing/shapes';
import { limits } from '../schema/limits';
import type { Act } from './act';
import { isChangedSince } from './isChangedSince';

const shape = (of: Shapes) => {
  // `updatedAt` of the record the moderator saw. Only the moderator's device uses it.
  const record = { id: of.id, basedOn: of.optional(of.time) };
  const players = `at most ${limits.deltasPerCall} ids`;
  return [
    {
      ...record,
      collection: of.oneOf(['event']),
      /** Players to delete too if they have no match left. */
      players: of.optional(of.list(of.id, limits.deltasPerCall, players)),
      /** The reason, for other moderators: with several matches the deletion is proposed first. */
      note: of.optional(of.prose(limits.note)),
    },
    { ...record, collection: of.oneOf(['match', 'player']) },
  ] as const;
};

export const deleteRecord = {
  shape,
  by: 'moderator',
  reversedBy: 'restore',
  log: { title: 'deleted', group: 'deletions' },
  outbox: {
    keys: (asked) => [
      `${asked.collection}/${asked.id}`,
      ...(asked.collection === 'event' ? (asked.players ?? []).map((id) => `player/${id}`) : []),
    ],
    changes: ({ collection, id, basedOn }) => ({
      ...{ collection, id },
      effect: 'deleted',
      // A later change means that somebody restored it.
      isOver: (stored) => isChangedSince(stored, basedOn),
    }),
    fromFile: true,
    title: ({ collection }) =>
      collection === 'event' ? ('deleteEvent' as const) : ('deleteRecord' as const),
    refused: ({ collection }) =>
      collection === 'event' ? ('notDeleted' as const) : ('recordNotDeleted' as const),
  },
} as const satisfies Act<ValueOf<typeof shape>>;
