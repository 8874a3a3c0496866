import { parsePayload } from '../../../../functions/src/write/apply/payload';

const error = (data: unknown) => {
  const result = parsePayload(data);
  return result.ok ? undefined : result.error;
};
const ids = (count: number) => Array.from({ length: count }, (_, at) => `delta-${at}`);

test('the ids come back in their order, and times to insist on, times seen and other values by id', () => {
  const result = parsePayload({
    deltaIds: ['b', 'a'],
    force: { a: 1700000000000 },
    seen: { b: 5 },
    amend: { a: null, b: { name: 'N' } },
  });
  expect(result).toEqual({
    ok: true,
    value: {
      asked: ['b', 'a'],
      deltaIds: ['b', 'a'],
      force: new Map([['a', 1700000000000]]),
      seen: new Map([['b', 5]]),
      amend: new Map<string, unknown>([
        ['a', null],
        ['b', { name: 'N' }],
      ]),
    },
  });
});

test('events to approve are among the ids', () => {
  expect(parsePayload({ deltaIds: ['a', 'b'], approve: ['b'] })).toMatchObject({
    value: { approve: new Set(['b']) },
  });
  expect(error({ deltaIds: ['a'], approve: ['b'] })).toBe(
    'Expected approve to name ids of deltaIds only, found "b"',
  );
  expect(error({ deltaIds: ['a'], approve: 'a' })).toBe('Expected approve to be a list, found "a"');
});

test('what no delta can be called is not asked for, and stays in the answer', () => {
  const asked = ['a', '__proto__', 'a/b', '', 'x'.repeat(129), 'b'];
  expect(parsePayload({ deltaIds: asked })).toMatchObject({
    ok: true,
    value: { asked, deltaIds: ['a', 'b'] },
  });
});

test.each([[undefined], [null]])('all others may be left out as %s', (times) => {
  expect(parsePayload({ deltaIds: ['a'], force: times, seen: times, amend: times }).ok).toBe(true);
});

test('one id and 500 ids are both taken, and ids of 128 characters', () => {
  expect(error({ deltaIds: ids(1) })).toBeUndefined();
  expect(error({ deltaIds: ids(500) })).toBeUndefined();
  expect(error({ deltaIds: ['x'.repeat(128)] })).toBeUndefined();
  expect(error({ deltaIds: ['constructor'] })).toBeUndefined();
});

test.each<[string, unknown, string]>([
  ['nothing', null, 'Expected an object with deltaIds, found null'],
  ['a list instead of an object', ['a'], 'Expected an object with deltaIds, found ["a"]'],
  ['no list', {}, 'Expected deltaIds to be a list, found undefined'],
  ['one id without a list', { deltaIds: 'a' }, 'Expected deltaIds to be a list, found "a"'],
  ['an empty list', { deltaIds: [] }, 'Expected 1 to 500 deltaIds, found 0'],
  ['too long a list', { deltaIds: ids(501) }, 'Expected 1 to 500 deltaIds, found 501'],
  ['a number among the ids', { deltaIds: ['a', 7] }, 'Expected every delta id to be a string, found 7'],
  ['an id twice', { deltaIds: ['a', 'b', 'a'] }, 'Expected every delta id once, found "a" twice'],
  ['force as a list', { deltaIds: ['a'], force: [1] }, 'Expected force to map delta ids to times, found [1]'],
  [
    'force of another id',
    { deltaIds: ['a'], force: { b: 1 } },
    'Expected force to name ids of deltaIds only, found "b"',
  ],
  [
    'what was seen of another id',
    { deltaIds: ['a'], seen: { b: 1 } },
    'Expected seen to name ids of deltaIds only, found "b"',
  ],
  [
    'amend as a text',
    { deltaIds: ['a'], amend: 'x' },
    'Expected amend to map delta ids to values, found "x"',
  ],
  [
    'amend of another id',
    { deltaIds: ['a'], amend: { b: 1 } },
    'Expected amend to name ids of deltaIds only, found "b"',
  ],
  [
    'force without a time',
    { deltaIds: ['a'], force: { a: true } },
    'Expected force of a to be a time in milliseconds, found true',
  ],
  [
    'force with a broken time',
    { deltaIds: ['a'], force: { a: 1.5 } },
    'Expected force of a to be a time in milliseconds, found 1.5',
  ],
])('a payload with %s is refused with a sentence that says so', (_, data, message) => {
  expect(error(data)).toBe(message);
});

test('a huge value is cut in the message', () => {
  expect(error({ deltaIds: [['x'.repeat(10_000)]] })?.length).toBeLessThan(200);
});
