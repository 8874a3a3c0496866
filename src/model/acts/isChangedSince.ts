import type { AnyRecord } from '../records/records';

/**
 * Whether the record is gone or changed since the moderator saw it. Without `basedOn`, only a deletion
 * counts.
 */
export const isChangedSince = (
  stored: Pick<AnyRecord, 'updatedAt'> | undefined,
  basedOn = Infinity,
): boolean => stored === undefined || stored.updatedAt > basedOn;
