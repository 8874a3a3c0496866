import type { DateString } from '@/model/dates';
import { nameOn } from '@/model/records/formerNames';

const day = (text: string) => text as DateString;

const jane = {
  name: 'Jane Doe',
  formerNames: [
    { name: 'Jane Roe', until: day('2021-03-04') },
    { name: 'J. Major', until: day('2015-01-01') },
  ],
};

test.each([
  ['2010-06-01', 'J. Major'],
  ['2014-12-31', 'J. Major'],
  ['2015-01-01', 'Jane Roe'],
  ['2021-03-03', 'Jane Roe'],
  ['2021-03-04', 'Jane Doe'],
  ['2026-01-01', 'Jane Doe'],
])('on %s the player was called %s, in whatever order the former names stand', (on, name) => {
  expect(nameOn(jane, on)).toBe(name);
  expect(nameOn({ ...jane, formerNames: jane.formerNames.toReversed() }, on)).toBe(name);
});

test('without former names the present one holds for every day', () => {
  expect(nameOn({ name: 'Ann' }, '1900-01-01')).toBe('Ann');
});
