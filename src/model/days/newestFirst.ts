import { compareNames, compareText } from '@/lib/compareText';
import type { Event } from '../records/records';

export const newestFirst = (a: Pick<Event, 'date' | 'name'>, b: Pick<Event, 'date' | 'name'>): number =>
  compareText(b.date, a.date) || compareNames(a.name, b.name);
