import { localDay, type DateString } from '@/model/dates';
import { daysUntilKnown } from '@/parts/days/daysUntil';

const day = (text: string) => text as DateString;

test('days are counted to the start by the calendar of the reader', () => {
  const startsAt = '2026-11-28T23:30-11:00[Pacific/Pago_Pago]';
  const at = Date.parse('2026-11-29T10:30Z');
  const away = daysUntilKnown({ date: day('2026-11-28'), startsAt }, localDay(at));
  expect(away).toBe(0);
  expect(daysUntilKnown({ date: day('2026-11-28') }, day('2026-11-27'))).toBe(1);
  expect(
    daysUntilKnown({ date: day('2026-11-01'), datePrecision: 'month' }, day('2026-10-01')),
  ).toBeUndefined();
});
