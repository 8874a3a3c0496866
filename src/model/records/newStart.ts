import { parseStart, type StartText } from './startsAt';

const minuteMs = 60_000;

export function isNewStart(value: unknown): boolean {
  const start = parseStart(value);
  return start !== undefined && offsetAt(start.zone, start.at) === start.offsetMinutes;
}

/**
 * The start at a time of day in a zone; `undefined` if there is no such zone, or its clocks leave this time out.
 *
 * @param local `2026-11-28T18:00`
 */
export function startText(local: string, zone: string): StartText | undefined {
  const asUtc = Date.parse(`${local}Z`);
  const guess = offsetAt(zone, asUtc);
  const offset = guess === undefined ? undefined : offsetAt(zone, asUtc - guess * minuteMs);
  if (offset === undefined) return undefined;
  const two = (count: number) => String(count).padStart(2, '0');
  const size = Math.abs(offset);
  const sign = offset < 0 ? '-' : '+';
  const text = `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}[${zone}]` as StartText;
  return isNewStart(text) ? text : undefined;
}

/** The zone's distance from UTC, in minutes. */
function offsetAt(timeZone: string, at: number): number | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en', {
      ...({ timeZone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' } as const),
      ...({ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const),
    }).formatToParts(at);
    const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
    return (local - Math.floor(at / minuteMs) * minuteMs) / minuteMs;
  } catch {
    return undefined;
  }
}
