import fc from 'fast-check';
import { insertRow, moveRow } from '@/features/events/card/rowOrder';
import { mostRows } from '@/features/events/card/cardForm';
import { runs } from '@test/support/property';
import { ann, row } from './cardWorld';

const filled = (key: string) => row({ key, player1: ann });
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key).join('');
const rows = [filled('a'), filled('b'), filled('c'), row({ key: '_' })];

test.each([
  ['a', 2, 'bca_'],
  ['c', 0, 'cab_'],
  ['b', 1, 'abc_'],
  ['b', -5, 'bac_'],
  ['a', 9, 'bca_'],
  ['_', 0, 'abc_'],
  ['?', 0, 'abc_'],
])('row %s goes to place %i: %s', (key, to, expected) => {
  expect(keys(moveRow(rows, key, to))).toBe(expected);
});

test('a row that is moved takes no other with it, wherever it goes', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: -2, max: 6 }), (key, to) => {
      const moved = moveRow(rows, key, to);
      expect(keys(moved.filter((each) => each.key !== key))).toBe(keys(rows).replace(key, ''));
      expect(moved).toHaveLength(rows.length);
    }),
    runs(100),
  );
});

test('a blank row is put below another, of its gender, unless one is there or the card is full', () => {
  const women = [row({ key: 'a', player1: ann, gender: 'W' }), filled('b'), row({ key: '_' })];
  const inserted = insertRow(women, 'a', () => 'x');
  expect(keys(inserted)).toBe('axb_');
  expect(inserted[1]).toMatchObject({ gender: 'W' });
  expect(insertRow(women, 'b', () => 'x')).toBe(women);
  const full = Array.from({ length: mostRows }, (_, at) => filled(String(at)));
  expect(insertRow(full, '3', () => 'x')).toBe(full);
});
