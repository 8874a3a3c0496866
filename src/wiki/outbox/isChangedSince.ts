import type { Event } from '@/model/records';

/** Whether an event is gone or another than the moderator saw; of commands of earlier versions only the first is known. */
export const isChangedSince = (stored: Event | undefined, basedOn = Infinity): boolean =>
  stored === undefined || stored.updatedAt > basedOn;
