import type { Event } from '@/model/records';

/**
 * Tells whether an event is gone or has changed since the moderator saw it. Of commands of earlier versions only the first
 * is known.
 */
export const isChangedSince = (stored: Event | undefined, basedOn = Infinity): boolean =>
  stored === undefined || stored.updatedAt > basedOn;
