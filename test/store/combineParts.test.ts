import { combineParts } from '@/store/combineParts';

const count =
  (type: string) =>
  (state = { count: 0 }, action: { readonly type: string }) =>
    action.type === type ? { count: state.count + 1 } : state;
const reduce = combineParts({ one: count('one'), other: count('other') });

test('an action changes its slice, and a slice that it does not change keeps its reference', () => {
  const start = reduce(undefined, { type: 'start' });
  const next = reduce(start, { type: 'one' });
  expect(start).toEqual({ one: { count: 0 }, other: { count: 0 } });
  expect(next).toEqual({ one: { count: 1 }, other: { count: 0 } });
  expect(next.other).toBe(start.other);
});

test('an action that no slice knows keeps the state', () => {
  const start = reduce(undefined, { type: 'start' });
  expect(reduce(start, { type: 'nothing' })).toBe(start);
});
