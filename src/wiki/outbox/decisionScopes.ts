import type { Scope } from '@/backend/scope';
import type { DeltaId, UserId } from '@/model/ids';

/** Where what became of decided deltas shows: a moderator's own proposals are held by all of these. */
export const decisionScopes = (
  ids: readonly DeltaId[],
  uid: UserId,
  moderator: boolean,
): readonly Scope[] => [
  { kind: 'ownDeltas', uid },
  ...(moderator ? [{ kind: 'queue' } as const] : []),
  // It may stand on no page of the queue.
  ...ids.map((id): Scope => ({ kind: 'delta', id, uid })),
];
