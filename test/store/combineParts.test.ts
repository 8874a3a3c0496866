import { combineParts } from '@/store/combineParts';

const count =
  (type: string) =>
  (state = { count: 0 }, action: { readonly type: string }) =>
    action.type === type ? { count: state.count + 1 } : state;
const reduce = combineParts({ one: count('one'), other: count('other') }, { one: [''], other: [''] });

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

test('two states reduced in turn each keep their parts', () => {
  const [start, other] = [reduce(undefined, { type: 'one' }), reduce(undefined, { type: 'other' })];
  for (const times of [1, 2]) {
    expect(reduce(start, { type: 'other' })).toEqual({ one: { count: 1 }, other: { count: 1 } });
    expect([times, reduce(other, { type: 'one' })]).toEqual([
      times,
      { one: { count: 1 }, other: { count: 1 } },
    ]);
  }
});

test('a reducer that throws leaves nothing of its action behind', () => {
  const isBroken = { now: true };
  const other = (state = 0, action: { readonly type: string }) => {
    if (action.type === 'one' && isBroken.now) throw new Error('broken');
    return state;
  };
  const brittle = combineParts({ one: count('one'), other }, { one: [''], other: [''] });
  const start = brittle(undefined, { type: 'start' });
  expect(() => brittle(start, { type: 'one' })).toThrow('broken');
  isBroken.now = false;
  expect(brittle(start, { type: 'one' })).toEqual({ one: { count: 1 }, other: 0 });
});

test('an action reaches the slice that its type names, and those that react to others', () => {
  const seen: (readonly [slice: string, type: string])[] = [];
  const recording =
    (slice: string) =>
    (state = 0, { type }: { readonly type: string }) => {
      seen.push([slice, type]);
      return state;
    };
  const slices = { notes: recording('notes'), log: recording('log'), tags: recording('tags') };
  const reduceBoth = combineParts(slices, { log: [''], tags: ['notesOther/'] });
  const state = reduceBoth(undefined, { type: 'start' });
  seen.length = 0;
  for (const type of ['notes/taken', 'notesOther/taken', 'start']) reduceBoth(state, { type });
  expect(seen).toEqual([
    ['notes', 'notes/taken'],
    ['log', 'notes/taken'],
    ['log', 'notesOther/taken'],
    ['tags', 'notesOther/taken'],
    ['log', 'start'],
  ]);
});

test('slices fill in the parts that a state from elsewhere lacks', () => {
  const reduceBoth = combineParts({ one: count('one'), other: count('other') }, {});
  // As when the devtools import a state.
  expect(reduceBoth({ one: { count: 3 } } as never, { type: 'one' })).toEqual({
    one: { count: 4 },
    other: { count: 0 },
  });
});
