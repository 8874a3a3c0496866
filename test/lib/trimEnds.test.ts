import { trimEnds } from '@/lib/trimEnds';

test('characters at the ends go, those between stay', () => {
  expect(trimEnds(' .a b. ', /[\s.]/, /\s/)).toBe('a b.');
});

test('of a text that has nothing else nothing is left', () => {
  expect(trimEnds('   ', /\s/, /\s/)).toBe('');
  expect(trimEnds('', /\s/, /\s/)).toBe('');
});
