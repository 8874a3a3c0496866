import { dateOf } from '@/model/dates';
import { hasBegun } from '@/model/picks/pick';
import { event, match } from '@test/support/factories';

const at = (text: string) => Date.parse(text);
const toCome = match('m1', { date: dateOf(at('2026-11-28')) });
const show = event('e1', {
  date: dateOf(at('2026-11-28')),
  startsAt: '2026-11-28T18:00+01:00[Europe/Warsaw]',
});

test('a match begins at the start of its event, or else at midnight UTC of its date', () => {
  expect(hasBegun(toCome, show, at('2026-11-28T16:59Z'))).toBe(false);
  expect(hasBegun(toCome, show, at('2026-11-28T17:00Z'))).toBe(true);
  expect(hasBegun(toCome, undefined, at('2026-11-27T23:59Z'))).toBe(false);
  expect(hasBegun(toCome, undefined, at('2026-11-28T00:00Z'))).toBe(true);
  expect(hasBegun({ ...toCome, outcome: 'walkover' }, show, at('2026-11-01'))).toBe(true);
});
