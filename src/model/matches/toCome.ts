import { knownDate, type DateString, type KnownDate } from '../dates';
import type { Match } from '../records/records';
import { tellsResult } from './spoilers';

/** Whether a day, month or year has passed. */
export const isOver = (day: KnownDate, today: DateString): boolean => day < today && !today.startsWith(day);

export const isToCome = (match: Match, today: DateString): boolean =>
  !tellsResult(match) && !isOver(knownDate(match), today);
