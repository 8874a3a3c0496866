import type { DateString } from '../dates';
import type { EventRead, RowRead } from './readRow';
import { spellingOf } from '../names/spelling';

const dayMs = 86_400_000;
/** Days between two days of one event, such as a day of rest. */
const mostBetween = 2;

interface Span {
  readonly first: DateString;
  readonly last: DateString;
}

function createNames(): (event: EventRead) => string {
  const spellings = new Map<string, string>();
  return ({ id, name }) => {
    if (id !== '') return `id/${id}`;
    const spelling = spellings.get(name) ?? spellingOf(name);
    spellings.set(name, spelling);
    return spelling;
  };
}

function spansOf(days: ReadonlySet<DateString>): readonly Span[] {
  const spans: Span[] = [];
  for (const day of [...days].toSorted()) {
    const before = spans.at(-1);
    const isNext = before && Date.parse(day) - Date.parse(before.last) <= mostBetween * dayMs;
    if (isNext) spans[spans.length - 1] = { first: before.first, last: day };
    else spans.push({ first: day, last: day });
  }
  return spans;
}

/**
 * Rows that name one event on successive days become one event, from the first to the last day; each match
 * keeps its own day.
 */
export function joinDays(rows: readonly RowRead[]): readonly RowRead[] {
  const nameOf = createNames();
  const days = new Map<string, Set<DateString>>();
  for (const { event } of rows) {
    if (event?.date === undefined || event.datePrecision !== undefined) continue;
    const name = nameOf(event);
    const known = days.get(name) ?? new Set();
    for (const day of [event.date, event.endDate]) if (day !== undefined) known.add(day);
    days.set(name, known);
  }
  const spans = new Map([...days].map(([name, known]) => [name, spansOf(known)]));
  return rows.map((row) => {
    const { event } = row;
    const day = event?.date;
    if (event === undefined || day === undefined || event.datePrecision !== undefined) return row;
    const name = nameOf(event);
    const span = spans.get(name)?.find(({ first, last }) => first <= day && day <= last);
    if (span === undefined || span.first === span.last) return row;
    return {
      ...row,
      // A row with both days of its event leaves the match's day open.
      ...(row.date === undefined && event.endDate === undefined && { date: day }),
      event: {
        ...event,
        date: span.first,
        endDate: span.last,
        key: event.id === '' ? `${name}/${span.first}` : event.key,
      },
    };
  });
}
