import type { Dated, DateString } from '../dates';

/** Whether a record is of this day in an earlier year. If only its month or year is known, it is not. */
export const isAnniversary = ({ date, datePrecision }: Dated, today: DateString): boolean =>
  datePrecision === undefined && date.slice(0, 4) < today.slice(0, 4) && date.slice(4) === today.slice(4);

/** How many results of earlier years Home shows. */
export const anniversariesShown = 3;
