import type { Scope } from '@/backend/scope';
import type { DeltaId, UserId } from '@/model/ids';

export const decisionScopes = (
  ids: readonly DeltaId[],
  uid: UserId,
  moderator: boolean,
): readonly Scope[] => [
  { kind: 'ownDeltas', uid },
  ...(moderator ? [{ kind: 'queue' } as const] : []),
  // The delta may be on no page of the queue.
  ...ids.map((id): Scope => ({ kind: 'delta', id, uid })),
];
