import { calendarOf } from '@/model/sharing/calendar';
import type { DateString } from '@/model/dates';
import { playerId } from '@/model/ids';
import { event } from '@test/support/factories';

const at = (updatedAt: number, rest: object = {}) =>
  calendarOf(
    [{ event: event('e1', { date: '2026-12-31' as DateString, updatedAt, ...rest }), card: [] }],
    () => 'https://a.example',
  );
const lineOf = (calendar: string, name: string) =>
  calendar
    .split('\r\n')
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1) ?? '';

test('an event that was moved or cancelled is known as a later one of the same', () => {
  const first = at(Date.UTC(2026, 10, 28, 3, 0, 0));
  const moved = at(Date.UTC(2026, 10, 28, 3, 0, 1), { date: '2027-01-02', status: 'cancelled' });
  expect(lineOf(first, 'UID')).toBe(lineOf(moved, 'UID'));
  expect(Number(lineOf(moved, 'SEQUENCE'))).toBe(Number(lineOf(first, 'SEQUENCE')) + 1);
  expect(lineOf(first, 'LAST-MODIFIED')).toBe('20261128T030000Z');
  expect(lineOf(moved, 'LAST-MODIFIED')).toBe('20261128T030001Z');
});

test('an event with another match is a later one of the same', () => {
  const of = (...times: readonly number[]) =>
    calendarOf(
      [
        {
          event: event('e1', { date: '2026-12-31' as DateString, updatedAt: Date.UTC(2026, 10, 28) }),
          card: times.map((updatedAt) => ({
            player1: { id: playerId('a'), name: 'Tom Reed' },
            player2: { id: playerId('b'), name: 'Max Holt' },
            updatedAt,
          })),
        },
      ],
      () => 'https://a.example',
    );
  const [before, after] = [of(), of(Date.UTC(2026, 10, 29), Date.UTC(2026, 10, 27))];
  expect(lineOf(after, 'LAST-MODIFIED')).toBe('20261129T000000Z');
  expect(Number(lineOf(after, 'SEQUENCE'))).toBe(Number(lineOf(before, 'SEQUENCE')) + 86_400);
});

test('what was never changed has a sequence as well, which fits into 31 bits for long', () => {
  expect(lineOf(at(0), 'SEQUENCE')).toBe('0');
  expect(Number(lineOf(at(Date.UTC(2080, 0, 1)), 'SEQUENCE'))).toBeLessThan(2 ** 31);
});

test.each(['大'.repeat(60), 'ü'.repeat(100), '💪'.repeat(50), 'a, b; c'.repeat(40), 'x'.repeat(66)])(
  'no line is longer than 75 bytes, and %s is whole',
  (name) => {
    const calendar = at(1, { name });
    const sizes = calendar.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    const whole = calendar.replace(/\r\n /g, '');
    expect(lineOf(whole, 'SUMMARY').replace(/\\/g, '')).toBe(name);
  },
);

test('a calendar without events has a component all the same', () => {
  expect(calendarOf([], () => '')).toMatch(/BEGIN:VTIMEZONE\r\n[^]*END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
});

test('a name with signs of the format is a name, of the calendar and of its events', () => {
  const name = 'A;B,C\\nD: Cup';
  const lines = calendarOf(
    [{ event: event('e', { name }), card: [] }],
    () => 'https://wiki.example/e',
    name,
  ).split('\r\n');
  const escaped = 'A\\;B\\,C\\\\nD: Cup';
  expect(lines).toContain(`X-WR-CALNAME:${escaped}`);
  expect(lines).toContain(`SUMMARY:${escaped}`);
});

test('an event of which only the month is known is in no calendar', () => {
  expect(at(1, { date: '2026-12-01', datePrecision: 'month' })).not.toContain('BEGIN:VEVENT');
});

test('an event names its first pair in its title, and every pair below', () => {
  const side = (name: string) => ({ id: playerId(name), name });
  const card = [
    { player1: side('Ann'), player2: side('Bea, the Great'), updatedAt: 0 },
    { player1: side('Cid'), player2: side('Dan'), updatedAt: 0 },
  ];
  const calendar = calendarOf([{ event: event('e1', { name: 'Cup' }), card }], () => 'https://a.example');
  expect(lineOf(calendar, 'SUMMARY')).toBe('Cup: Ann v Bea\\, the Great');
  expect(lineOf(calendar, 'DESCRIPTION')).toBe('Ann v Bea\\, the Great\\nCid v Dan');
});

test('an event whose start is known lasts from there to the end of its last day at the place', () => {
  const evening = { date: '2026-11-28', startsAt: '2026-11-28T18:00+01:00[Europe/Warsaw]' };
  expect(at(1, evening)).toContain('DTSTART:20261128T170000Z');
  expect(at(1, evening)).toContain('DTEND:20261128T230000Z');
  expect(at(1, { ...evening, endDate: '2026-11-29' })).toContain('DTEND:20261129T230000Z');
  expect(at(1, { ...evening, date: '2026-12-05' })).toContain('DTSTART;VALUE=DATE:20261205');
});
