import { isolate } from '@/lib/isolate';

const inside = (text: string) => `\u2068${text}\u2069`;

test.each(['Ann', 'Levan Saginashvili', 'Леван', '山田太郎', 'Zoë', ''])(
  '%s runs with the sentence and stays as it is',
  (name) => {
    expect(isolate(name)).toBe(name);
  },
);

test.each(['علي', 'דוד', 'Ann علي'])('%s gets a direction of its own', (name) => {
  expect(isolate(name)).toBe(inside(name));
});

test.each([
  ['a turned-around end', 'Ann\u202Egnimoc', inside('Anngnimoc')],
  ['an end of what it did not begin', 'Ann\u2069 wins', inside('Ann wins')],
  ['a beginning without an end', 'Ann\u2067', inside('Ann')],
  ['an end before its beginning', '\u2069Ann\u2068', inside('Ann')],
])('%s does not reach beyond the name', (_, name, expected) => {
  expect(isolate(name)).toBe(expected);
});

test('names that are isolated inside a longer one stay so', () => {
  const match = `${isolate('علي')} v Bea`;
  expect(isolate(match)).toBe(inside(match));
});
