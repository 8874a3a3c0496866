import { assertNever } from '@/lib/assertNever';
import { compareNames, compareText } from '@/lib/compareText';
import { isJsonObject } from '@/lib/json';
import { sameItems } from '@/lib/sameItems';

test('assertNever names what was expected and found', () => {
  // Only a wrong cast reaches it, as here.
  expect(() => assertNever({ kind: 'odd' } as never, 'change')).toThrow(
    'Expected a known change, found {"kind":"odd"}',
  );
});

test('a JSON object is neither null nor a list', () => {
  expect([{}, [], null, 'a', 1, undefined].map(isJsonObject)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('two lists are the same items in order, or they are not', () => {
  const item = {};
  expect(sameItems([item], [item])).toBe(true);
  expect(sameItems([item], [{}])).toBe(false);
  expect(sameItems([1, 2], [2, 1])).toBe(false);
  expect(sameItems([1], [1, 2])).toBe(false);
});

test('texts are ordered by their code units, names as one reads them', () => {
  const texts = ['b', 'a', 'B', 'a'];
  expect([...texts].sort(compareText)).toEqual(['B', 'a', 'a', 'b']);
  expect(['Cup 10', 'élan', 'cup 9', 'Eva'].sort(compareNames)).toEqual(['cup 9', 'Cup 10', 'élan', 'Eva']);
  expect(compareText('a', 'a')).toBe(0);
});
