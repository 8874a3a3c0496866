import type { UnknownAction } from '@reduxjs/toolkit';
import type { JournalEntry } from '@/backend/rows';
import type { EntityName } from '@/backend/scope';
import { entitySlices } from '@/wiki/entities/snapshotActions';

/** Marks actions from stored rows, which need not be written again. */
const restoredMeta = { restored: true } as const;

export const isRestored = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'meta' in action && action.meta === restoredMeta;

export const restored = (
  entity: EntityName,
  kind: JournalEntry['event']['kind'],
  payload: object,
): UnknownAction => ({
  type: `${entitySlices[entity].name}/${kind}`,
  payload,
  meta: restoredMeta,
});
