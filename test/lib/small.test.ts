import { assertNever } from '@/lib/assertNever';
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
