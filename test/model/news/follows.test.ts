import fc from 'fast-check';
import { followKey, readFollowKey, type Followed } from '@/model/news/followKeys';
import { mergeFollows, mostStoredFollows, nextMark, noFollows, type Follows } from '@/model/news/follows';
import { readFollows, storedFollows } from '@/model/parsing/readFollows';

const id = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const followed: fc.Arbitrary<Followed> = fc.oneof(
  fc.record({ kind: fc.constantFrom('player' as const, 'event' as const, 'member' as const), id }),
  fc
    .uniqueArray(id, { minLength: 2, maxLength: 2 })
    .map(([one = '', other = '']): Followed => ({ kind: 'pair', ids: [one, other] })),
  fc.record({ kind: fc.constant('country' as const), code: fc.constantFrom('TR', 'GB-SCT') }),
);
const mark = fc.record(
  { at: fc.integer({ min: 1, max: 5 }), on: fc.boolean(), ended: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['at', 'on'] },
);
const few = fc.constantFrom('player/a', 'event/b', 'pair/a/b', 'country/tr');
const follows: fc.Arbitrary<Follows> = fc.record({
  marks: fc.dictionary(few, mark),
  seen: fc.integer({ min: 0, max: 3 }),
});

test('devices that tell each other in any order, and repeat themselves, come to follow the same', () => {
  fc.assert(
    fc.property(follows, follows, follows, (a, b, c) => {
      expect(mergeFollows(a, b)).toEqual(mergeFollows(b, a));
      expect(mergeFollows(mergeFollows(a, b), c)).toEqual(mergeFollows(a, mergeFollows(b, c)));
      const together = mergeFollows(a, b);
      expect(mergeFollows(together, b)).toBe(together);
    }),
  );
});

test('two devices without a network do not undo each other: of each thing the last word counts', () => {
  const marks = (of: Record<string, readonly [number, boolean]>): Follows => ({
    marks: Object.fromEntries(Object.entries(of).map(([key, [at, on]]) => [key, { at, on }])),
    seen: 0,
  });
  const phone = marks({ 'player/a': [2, false], 'player/b': [3, true] });
  const desk = marks({ 'player/a': [1, true], 'event/c': [4, true] });
  expect(mergeFollows(phone, desk)).toEqual(
    marks({ 'player/a': [2, false], 'player/b': [3, true], 'event/c': [4, true] }),
  );
});

test('a device whose clock is a year ahead does not take up again what another one gave up', () => {
  const [now, year] = [1_000_000, 31_536_000_000];
  const of = (mark: ReturnType<typeof nextMark>): Follows => ({ marks: { k: mark }, seen: 0 });
  const ahead = nextMark(undefined, true, now + year);
  const followed = nextMark(undefined, true, now);
  const givenUp = nextMark(followed, false, now + 10);
  for (const met of [mergeFollows(of(ahead), of(givenUp)), mergeFollows(of(givenUp), of(ahead))])
    expect(met.marks['k']).toEqual(givenUp);
  // A device that knows of the end may watch it again.
  const again = nextMark(givenUp, true, now + 20);
  expect(mergeFollows(of(givenUp), of(again)).marks['k']?.on).toBe(true);
  expect(readFollows(storedFollows(of(again))).marks['k']).toEqual(again);
});

test('a mark stands above the one before it, also where the clock was turned back', () => {
  fc.assert(
    fc.property(mark, fc.boolean(), fc.integer({ min: 1, max: 9 }), (before, on, now) => {
      const after = nextMark(before, on, now);
      const told = mergeFollows({ marks: { k: before }, seen: 0 }, { marks: { k: after }, seen: 0 });
      expect(told.marks['k']).toEqual(after);
    }),
  );
});

test('a key says what is followed, and a pair has one key in either order', () => {
  fc.assert(
    fc.property(followed, (each) => {
      const key = followKey(each);
      const read = readFollowKey(key);
      if (each.kind === 'pair') expect(read).toEqual({ ...each, ids: each.ids.toSorted() });
      else expect(read).toEqual(each);
    }),
  );
  expect(followKey({ kind: 'pair', ids: ['b', 'a'] })).toBe('pair/a/b');
  expect(followKey({ kind: 'country', code: 'TR' })).toBe('country/tr');
});

test.each([
  '',
  'player/',
  'player/a/b',
  'pair/a',
  'pair/a/a',
  'pair/a/b/c',
  'country/TR',
  'search/',
  'sport/x',
  '__proto__',
])('a key that nobody made is none: %j', (key) => expect(readFollowKey(key)).toBeUndefined());

test('what is stored comes back, and what cannot be read is left out', () => {
  fc.assert(fc.property(follows, (each) => expect(readFollows(storedFollows(each))).toEqual(each)));
  expect(readFollows(undefined)).toEqual(noFollows);
  expect(readFollows('{')).toEqual(noFollows);
  expect(readFollows('[1]')).toEqual(noFollows);
  expect(readFollows('{"seen":-1,"marks":{"player/a":3,"player/b":"x","later/c":4,"event/d":-5}}')).toEqual({
    seen: 0,
    // One of a later version stays.
    marks: {
      'player/a': { at: 3, on: true },
      'later/c': { at: 4, on: true },
      'event/d': { at: 5, on: false },
    },
  });
});

test('as much as is kept fits into what the rules let through, and what is followed is kept first', () => {
  const long = (at: number) => `${at}`.padEnd(128, 'x');
  const own: Follows = {
    marks: Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [
        `pair/${long(at)}/${long(at + 1)}`,
        { at: 1e15 + at, on: at % 2 === 0 },
      ]),
    ),
    seen: 1e15,
  };
  const kept = mergeFollows(noFollows, own);
  expect(Object.values(kept.marks).filter(({ on }) => on)).toHaveLength(200);
  expect(Object.keys(kept.marks)).toHaveLength(300);
  expect(storedFollows(kept).length).toBeLessThan(mostStoredFollows);
});
