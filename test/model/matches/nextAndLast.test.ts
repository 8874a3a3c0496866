import fc from 'fast-check';
import type { DateString } from '@/model/dates';
import { eventId, playerId, sportId } from '@/model/ids';
import { nextAndLast } from '@/model/matches/nextAndLast';
import { isToCome } from '@/model/matches/toCome';
import type { Match } from '@/model/records/records';
import { match } from '@test/support/factories';

const today = '2026-03-14' as DateString;
const on = (id: string, date: string, fields: Partial<Match> = {}): Match =>
  match(id, { date: date as DateString, ...fields });
const won = { player1: { id: playerId('a'), name: 'A', score: 3, result: 'W' } } as const;
const near = (matches: readonly Match[], cancelled?: string) => {
  const { next, last, held } = nextAndLast(matches, today, (id) =>
    id === cancelled ? 'cancelled' : undefined,
  );
  return { next: next?.id, last: last?.id, held: held.map(({ id }) => String(id)) };
};

test('the next match is the nearest to come, the last the newest of the others', () => {
  const all = [
    on('far', '2027-01-01'),
    on('near', '2026-04-01'),
    on('new', '2026-03-01', won),
    on('old', '2025-01-01'),
  ];
  expect(near(all)).toEqual({ next: 'near', last: 'new', held: ['new', 'old'] });
  expect(near([])).toEqual({ next: undefined, last: undefined, held: [] });
});

test.each([
  ['its day', on('m', today), true],
  ['yesterday', on('m', '2026-03-13'), false],
  ['its month', on('m', '2026-03-01', { datePrecision: 'month' }), true],
  ['the month before', on('m', '2026-02-01', { datePrecision: 'month' }), false],
  ['its year', on('m', '2026-01-01', { datePrecision: 'year' }), true],
  ['its day with a result', on('m', today, won), false],
  ['a later day with a result', on('m', '2026-05-01', won), false],
])('whether a match is to come on %s', (_, of, expected) => {
  expect(isToCome(of, today)).toBe(expected);
});

test('a match of a cancelled event is neither', () => {
  const event = { id: eventId('off'), date: '2026-04-01' as DateString, sport: { id: sportId('armw') } };
  expect(near([on('next', '2026-04-01', { event }), on('last', '2025-04-01', { event })], 'off')).toEqual({
    next: undefined,
    last: undefined,
    held: [],
  });
});

test('of one day, the order on the card decides, however the matches arrive', () => {
  const orders = fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(orders, (all) => {
      const found = near(all.map((order) => on(`m${order}`, '2026-01-01', { order })));
      expect(found.last).toBe(`m${Math.max(...all)}`);
    }),
  );
});
