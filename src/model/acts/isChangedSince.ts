import type { AnyRecord } from '../records';

/** Tells whether a record is gone or has changed since the moderator saw it. Without `basedOn` only the first is known. */
export const isChangedSince = (
  stored: Pick<AnyRecord, 'updatedAt'> | undefined,
  basedOn = Infinity,
): boolean => stored === undefined || stored.updatedAt > basedOn;
