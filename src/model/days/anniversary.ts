import type { Dated, DateString } from '../dates';

export const isAnniversary = ({ date, datePrecision }: Dated, today: DateString): boolean =>
  datePrecision === undefined && date.slice(0, 4) < today.slice(0, 4) && date.slice(4) === today.slice(4);

export const anniversariesShown = 3;
