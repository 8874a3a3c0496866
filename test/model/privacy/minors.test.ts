import fc from 'fast-check';
import { dateOf, type DateString } from '@/model/dates';
import {
  dependsOnMatches,
  earliestMinorYear,
  mayBeMinor,
  withoutBirthYear,
  yearNotShown,
} from '@/model/privacy/minors';
import { delta } from '@test/support/factories';

const day = (text: string) => text as DateString;
const today = day('2026-11-26');

test.each([
  ['who turns 16 this year, and may not have had the birthday', 2010, undefined, true],
  ['who is 16 this year for certain', 2009, undefined, false],
  ['who fought at 15 and not since', 2009, '2024-01-01', true],
  ['who turned 16 in the year of the last match', 2009, '2025-12-31', true],
  ['who was 16 for certain at the last match', 2008, '2025-01-01', false],
  ['who fought as a child, and may not be of age yet', 2008, '2019-01-01', true],
  ['who fought as a child, and is of age today', 2007, '2019-01-01', false],
  ['a child whose next match is announced for later', 2012, '2040-01-01', true],
  ['who is 17, and whose next match is announced', 2009, '2027-01-01', false],
] as const)('%s', (_, birthYear, lastMatch, hidden) => {
  expect(mayBeMinor(birthYear, today, lastMatch && day(lastMatch))).toBe(hidden);
});

/** Days around those that decide anything. */
const anyDay = fc
  .integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2030, 11, 31) })
  .map((time) => dateOf(time));
const anyYear = fc.integer({ min: 1980, max: 2030 });

/** The greatest and smallest age on a day, if only the year of birth is known. */
const agesOn = (birthYear: number, on: string) => {
  const most = Number(on.slice(0, 4)) - birthYear;
  return { least: most - 1, most };
};

test('whoever may have been under 16 that day is hidden, but for who is of age today, whatever the day of birth', () => {
  fc.assert(
    fc.property(anyYear, anyDay, fc.option(anyDay, { nil: undefined }), (birthYear, now, lastMatch) => {
      const on = lastMatch !== undefined && lastMatch < now ? lastMatch : now;
      const isOfAge = agesOn(birthYear, now).least >= 18;
      expect(mayBeMinor(birthYear, now, lastMatch)).toBe(!isOfAge && agesOn(birthYear, on).least < 16);
    }),
  );
});

test('a later match hides nobody, matches are asked for only where they decide, and candidates are all that may be hidden', () => {
  fc.assert(
    fc.property(anyYear, anyDay, anyDay, anyDay, (birthYear, now, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const hidden = (lastMatch?: DateString) => mayBeMinor(birthYear, now, lastMatch);
      if (!hidden(earlier)) expect(hidden(later)).toBe(false);
      if (!dependsOnMatches(birthYear, now)) expect(hidden(one)).toBe(hidden());
      if (birthYear < earliestMinorYear(now)) expect(hidden(one)).toBe(false);
    }),
  );
});

test('a change of a minor says that there is a year of birth, and not which', () => {
  const about = { collection: 'player', docId: 'ann' } as const;
  const edit = delta('a', { ...about, field: 'birthYear', value: 2013, base: null, before: 2012 });
  expect(withoutBirthYear(edit)).toEqual({ ...edit, value: yearNotShown, before: yearNotShown });
  const several = delta('b', {
    ...about,
    field: '',
    value: { birthYear: null, city: 'Oslo' },
    base: { birthYear: 2013, city: null },
    amended: { proposed: { birthYear: 2014, city: 'Bergen' }, by: edit.author },
  });
  expect(withoutBirthYear(several)).toEqual({
    ...several,
    base: { birthYear: yearNotShown, city: null },
    amended: { proposed: { birthYear: yearNotShown, city: 'Bergen' }, by: edit.author },
  });
  const other = delta('c', { ...about, field: 'city', value: 'Oslo', base: 'Bergen' });
  expect(withoutBirthYear(other)).toEqual(other);
});
