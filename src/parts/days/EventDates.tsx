import { knownDate } from '@/model/dates';
import type { Event } from '@/model/records/records';
import { DateRange } from '@/ui/DateRange';
import type { DateTextProps } from '@/ui/DateText';

export interface EventDatesProps extends Pick<DateTextProps, 'format'> {
  readonly event: Pick<Event, 'date' | 'datePrecision' | 'endDate'>;
}

export const EventDates = ({ event, ...format }: EventDatesProps) => (
  <DateRange
    first={knownDate(event)}
    last={event.datePrecision === undefined ? event.endDate : undefined}
    {...format}
  />
);
