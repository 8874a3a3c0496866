import { Recent } from '@/lib/recent';

test('so many are kept, those that came last, and one that comes again is the newest', () => {
  const recent = new Recent<string, number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  recent.keep('a', 3);
  recent.keep('c', 4);
  expect(['a', 'b', 'c'].map((key) => recent.get(key))).toEqual([3, undefined, 4]);
  recent.clear();
  expect(recent.get('c')).toBeUndefined();
});
