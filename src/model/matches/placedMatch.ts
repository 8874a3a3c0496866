import { compareText } from '@/lib/compareText';
import type { DatePrecision, DateString } from '../dates';
import type { EventId, MatchId, SportId } from '../ids';
import type { Match } from '../records/records';

export interface PlacedMatch {
  readonly id: MatchId;
  readonly sport: SportId;
  readonly event: EventId;
  readonly date: DateString;
  readonly datePrecision?: DatePrecision;
  readonly order: number;
}

export const placedMatch = ({ id, event, date, datePrecision, order }: Match): PlacedMatch => ({
  id,
  sport: event.sport.id,
  event: event.id,
  date,
  ...(datePrecision && { datePrecision }),
  order,
});

/** By day, event and place on the card, then id. Total. */
export const comparePlaced = (a: PlacedMatch, b: PlacedMatch): number =>
  compareText(a.date, b.date) ||
  compareText(a.event, b.event) ||
  a.order - b.order ||
  compareText(a.id, b.id);
