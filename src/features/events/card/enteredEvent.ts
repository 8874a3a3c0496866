import { isDateString } from '@/model/dates';
import type { EventRead } from '@/model/importing/readRow';
import { valueAt, type Drafts } from '@/parts/drafts/draft';

type EnteredDay = Required<Pick<EventRead, 'date'>> & Pick<EventRead, 'datePrecision'>;

export function enteredDay(event: Drafts): EnteredDay | undefined {
  const [date, precision] = ['date', 'datePrecision'].map((path) => valueAt(event, path));
  if (!isDateString(date)) return undefined;
  return { date, ...((precision === 'month' || precision === 'year') && { datePrecision: precision }) };
}

export function enteredName(event: Drafts): string {
  const name = valueAt(event, 'name');
  return typeof name === 'string' ? name : '';
}
