import fc from 'fast-check';
import { watchKey, readWatchKey, type Watched } from '@/model/news/watchKeys';
import { mergeWatches, mostStoredWatches, nextMark, noWatches, type Watches } from '@/model/news/watches';
import { readWatches, storedWatches } from '@/model/parsing/readWatches';

const id = fc.stringMatching(/^[A-Za-z0-9-]{1,20}$/);
const watched: fc.Arbitrary<Watched> = fc.oneof(
  fc.record({ kind: fc.constantFrom('player' as const, 'event' as const, 'member' as const), id }),
  fc
    .uniqueArray(id, { minLength: 2, maxLength: 2 })
    .map(([one = '', other = '']): Watched => ({ kind: 'pair', ids: [one, other] })),
  fc.record({ kind: fc.constant('country' as const), code: fc.constantFrom('TR', 'GB-SCT') }),
);
const mark = fc.record(
  { at: fc.integer({ min: 1, max: 5 }), on: fc.boolean(), ended: fc.integer({ min: 1, max: 3 }) },
  { requiredKeys: ['at', 'on'] },
);
const few = fc.constantFrom('player/a', 'event/b', 'pair/a/b', 'country/tr');
const watches: fc.Arbitrary<Watches> = fc.record({
  marks: fc.dictionary(few, mark),
  seen: fc.integer({ min: 0, max: 3 }),
});

test('devices that tell each other in any order, and repeat themselves, come to follow the same', () => {
  fc.assert(
    fc.property(watches, watches, watches, (a, b, c) => {
      expect(mergeWatches(a, b)).toEqual(mergeWatches(b, a));
      expect(mergeWatches(mergeWatches(a, b), c)).toEqual(mergeWatches(a, mergeWatches(b, c)));
      const together = mergeWatches(a, b);
      expect(mergeWatches(together, b)).toBe(together);
    }),
  );
});

test('two devices without a network do not undo each other: of each thing the last word counts', () => {
  const marks = (of: Record<string, readonly [number, boolean]>): Watches => ({
    marks: Object.fromEntries(Object.entries(of).map(([key, [at, on]]) => [key, { at, on }])),
    seen: 0,
  });
  const phone = marks({ 'player/a': [2, false], 'player/b': [3, true] });
  const desk = marks({ 'player/a': [1, true], 'event/c': [4, true] });
  expect(mergeWatches(phone, desk)).toEqual(
    marks({ 'player/a': [2, false], 'player/b': [3, true], 'event/c': [4, true] }),
  );
});

test('a device whose clock is a year ahead does not take up again what another one gave up', () => {
  const [now, year] = [1_000_000, 31_536_000_000];
  const of = (mark: ReturnType<typeof nextMark>): Watches => ({ marks: { k: mark }, seen: 0 });
  const ahead = nextMark(undefined, true, now + year);
  const watched = nextMark(undefined, true, now);
  const givenUp = nextMark(watched, false, now + 10);
  for (const met of [mergeWatches(of(ahead), of(givenUp)), mergeWatches(of(givenUp), of(ahead))])
    expect(met.marks['k']).toEqual(givenUp);
  // A device that knows of the end may watch it again.
  const again = nextMark(givenUp, true, now + 20);
  expect(mergeWatches(of(givenUp), of(again)).marks['k']?.on).toBe(true);
  expect(readWatches(storedWatches(of(again))).marks['k']).toEqual(again);
});

test('a mark stands above the one before it, also where the clock was turned back', () => {
  fc.assert(
    fc.property(mark, fc.boolean(), fc.integer({ min: 1, max: 9 }), (before, on, now) => {
      const after = nextMark(before, on, now);
      const told = mergeWatches({ marks: { k: before }, seen: 0 }, { marks: { k: after }, seen: 0 });
      expect(told.marks['k']).toEqual(after);
    }),
  );
});

test('a key says what is watched, and a pair has one key in either order', () => {
  fc.assert(
    fc.property(watched, (each) => {
      const key = watchKey(each);
      const read = readWatchKey(key);
      if (each.kind === 'pair') expect(read).toEqual({ ...each, ids: each.ids.toSorted() });
      else expect(read).toEqual(each);
    }),
  );
  expect(watchKey({ kind: 'pair', ids: ['b', 'a'] })).toBe('pair/a/b');
  expect(watchKey({ kind: 'country', code: 'TR' })).toBe('country/tr');
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
])('a key that nobody made is none: %j', (key) => expect(readWatchKey(key)).toBeUndefined());

test('what is stored comes back, and what cannot be read is left out', () => {
  fc.assert(fc.property(watches, (each) => expect(readWatches(storedWatches(each))).toEqual(each)));
  expect(readWatches(undefined)).toEqual(noWatches);
  expect(readWatches('{')).toEqual(noWatches);
  expect(readWatches('[1]')).toEqual(noWatches);
  expect(readWatches('{"seen":-1,"marks":{"player/a":3,"player/b":"x","later/c":4,"event/d":-5}}')).toEqual({
    seen: 0,
    // One of a later version stays.
    marks: {
      'player/a': { at: 3, on: true },
      'later/c': { at: 4, on: true },
      'event/d': { at: 5, on: false },
    },
  });
});

test('as much as is kept fits into what the rules let through, and what is watched is kept first', () => {
  const long = (at: number) => `${at}`.padEnd(128, 'x');
  const own: Watches = {
    marks: Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [
        `pair/${long(at)}/${long(at + 1)}`,
        { at: 1e15 + at, on: at % 2 === 0 },
      ]),
    ),
    seen: 1e15,
  };
  const kept = mergeWatches(noWatches, own);
  expect(Object.values(kept.marks).filter(({ on }) => on)).toHaveLength(200);
  expect(Object.keys(kept.marks)).toHaveLength(300);
  expect(storedWatches(kept).length).toBeLessThan(mostStoredWatches);
});
