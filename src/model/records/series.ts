import { groupBy } from '@/lib/groupBy';
import { cleanLine } from '../texts';
import type { Event } from './records';

const edition = /\s#?(?:\d{1,4}|[IVX]{1,5})$/u;

type InSeries = Pick<Event, 'name' | 'series'>;

/**
 * The series that an event states, or else its name without the number of the edition: `East vs West` for
 * `East vs West 12`. `undefined` for an event on its own.
 */
function seriesOf({ name, series }: InSeries): string | undefined {
  if (series !== undefined) return cleanLine(series);
  const line = cleanLine(name);
  return edition.test(line) ? line.replace(edition, '') : undefined;
}

export const seriesKey = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '-');

/** The key of the event's series, also while the event is alone in it; `undefined` for an event on its own. */
export function seriesKeyOf(event: InSeries): string | undefined {
  const name = seriesOf(event);
  return name === undefined ? undefined : seriesKey(name);
}

export interface Series<E extends InSeries> {
  readonly key: string;
  readonly name: string;
  readonly events: readonly E[];
}

export const seriesAmong = <E extends InSeries>(events: readonly E[]): readonly Series<E>[] =>
  [...groupBy(events, (event) => seriesKey(seriesOf(event) ?? ''))].flatMap(([key, among]) => {
    const [newest] = among;
    const name = newest && seriesOf(newest);
    const isSeries = among.length > 1 || newest?.series !== undefined;
    return name !== undefined && isSeries ? [{ key, name, events: among }] : [];
  });
