import { listEvents, upcoming } from '@/features/sports/lists/listEvents';
import { KeptMatchLists, listMatches } from '@/features/sports/lists/listMatches';
import { eventId, playerId, sportId } from '@/model/ids';
import type { DateString } from '@/model/dates';
import { event, match } from '@test/support/factories';

const day = (text: string) => text as DateString;
const of = (id: string, on: string, date: string, fields: Parameters<typeof match>[1] = {}) =>
  match(id, { event: { id: eventId(on), date: day(date), sport: { id: sportId('armw') } }, ...fields });

const matches = [
  of('a1', 'a', '2021-05-01', { arm: 'L', gender: 'M' }),
  of('a2', 'a', '2021-05-01', { arm: 'R', weight: '95kg' }),
  ...Array.from({ length: 10 }, (_, at) =>
    of(`b${at}`, 'b', '2022-01-01', { player1: { id: playerId('levan'), name: 'Levan' }, arm: 'R' }),
  ),
];

const ids = (listed: ReturnType<typeof listMatches>) => listed.blocks.flatMap((block) => block.ids);

test('matches stand by event, the newest first or last, cards in their own order', () => {
  const newest = listMatches(matches, {}, true);
  expect(ids(newest).slice(0, 2)).toEqual(['b0', 'b1']);
  expect(ids(newest).slice(-2)).toEqual(['a1', 'a2']);
  expect(newest.count).toBe(12);
  expect(ids(listMatches(matches, {}, false)).slice(0, 2)).toEqual(['a1', 'a2']);
});

test('of an event that is not here no more of the date is told than its matches know', () => {
  const month = { date: day('2021-05-01'), datePrecision: 'month' } as const;
  const { blocks } = listMatches(
    [of('a1', 'a', '2021-05-01', month), of('b1', 'b', '2022-01-01')],
    {},
    false,
  );
  expect(blocks.map(({ date }) => date)).toEqual(['2021-05', '2022-01-01']);
});

test('a long card comes in blocks that know their place in it', () => {
  const { blocks } = listMatches(matches, { year: '2022' }, true);
  expect(blocks.map(({ from, of: all, ids: own }) => [from, all, own.length])).toEqual([
    [0, 10, 8],
    [8, 10, 2],
  ]);
});

test.each([
  [{ codes: { arm: 'L' } }, ['a1']],
  [{ codes: { weight: '95kg' } }, ['a2']],
  [{ gender: 'M' }, ['a1']],
  [{ year: '2021', codes: { arm: 'R' } }, ['a2']],
  [{ words: [{ players: new Set(['levan']), events: new Set(['a']) }] }, matches.map(({ id }) => id)],
  [{ words: [{ players: new Set(['levan']), events: new Set<string>() }], codes: { arm: 'L' } }, []],
])('%j gives %j', (filter, wanted) => {
  expect(ids(listMatches(matches, filter, false))).toEqual(wanted);
});

test('what comes part by part is the list, kept beside one other question until the matches are others', () => {
  const many = Array.from({ length: 2_500 }, (_, at) => of(`m${at}`, `e${at}`, '2020-01-01', { arm: 'L' }));
  const list = new KeptMatchLists();
  let parts = 1;
  while (list.ahead(many.length, () => many)) parts += 1;
  expect(parts).toBeGreaterThan(3);
  const everything = list.read(many, true, undefined, undefined, undefined, undefined);
  expect(everything).toEqual(listMatches(many, {}, true));
  const codes = { arm: 'L' };
  const left = () => list.read(many, false, undefined, undefined, codes, undefined);
  const first = left();
  expect(first).toEqual(listMatches(many, { codes }, false));
  expect(list.ahead(many.length, () => many)).toBe(false);
  expect(left()).toBe(first);
  expect(list.read(many, true, undefined, undefined, undefined, undefined)).toBe(everything);
  const fewer = many.slice(1);
  expect(list.ahead(fewer.length, () => fewer)).toBe(false);
  expect(list.read(fewer, true, undefined, undefined, undefined, undefined).count).toBe(2_499);
});

const today = day('2026-01-01');
const events = [
  event('c', { name: 'Cup 10', date: day('2023-01-01') }),
  event('b', { name: 'Cup 9', date: day('2022-06-01') }),
  event('a', { name: 'Cup 2', date: day('2022-01-01') }),
];

test('events stand under their years, or by name or size in one list', () => {
  const counts: Readonly<Record<string, number>> = { a: 5 };
  const blocks = (order: Parameters<typeof listEvents>[2]) =>
    listEvents(events, {}, order, (id) => counts[id] ?? 0, today).blocks.map(({ under, ids: own }) => [
      under,
      ...own,
    ]);
  expect(blocks('new')).toEqual([
    ['2023', 'c'],
    ['2022', 'b', 'a'],
  ]);
  expect(blocks('old')).toEqual([
    ['2022', 'a', 'b'],
    ['2023', 'c'],
  ]);
  expect(blocks('name')).toEqual([[undefined, 'a', 'b', 'c']]);
  expect(blocks('matches')).toEqual([[undefined, 'a', 'c', 'b']]);
});

test('upcoming events come first, the nearest one first, unless the oldest are asked for', () => {
  const from = day('2022-05-01');
  const blocks = (order: 'new' | 'old') =>
    listEvents(events, {}, order, () => 0, from).blocks.map(({ under, ids: own }) => [under, ...own]);
  expect(blocks('new')).toEqual([
    [upcoming, 'b', 'c'],
    ['2022', 'a'],
  ]);
  expect(blocks('old')).toEqual([
    ['2022', 'a', 'b'],
    ['2023', 'c'],
  ]);
});

test('events are filtered by year and by what each word may mean', () => {
  const words = [{ events: new Set(['a', 'c']) }];
  expect(listEvents(events, { words }, 'new', () => 0, today).count).toBe(2);
  expect(listEvents(events, { words, year: '2022' }, 'new', () => 0, today).blocks[0]?.ids).toEqual(['a']);
});

test('a page that cannot wait for what comes part by part gets it whole', () => {
  const many = Array.from({ length: 2_500 }, (_, at) => of(`m${at}`, 'e', '2020-01-01'));
  const list = new KeptMatchLists();
  expect(list.ahead(many.length, () => many)).toBe(true);
  const whole = () => list.read(many, true, undefined, undefined, undefined, undefined);
  const first = whole();
  expect(first.count).toBe(2_500);
  expect(list.ahead(many.length, () => many)).toBe(false);
  expect(whole()).toBe(first);
});

test('what was there of few or no matches is brought nearer again once there are many', () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => of(`m${at}`, `e${at}`, '2020-01-01'));
  const list = new KeptMatchLists();
  for (const few of [some(0), some(3)]) expect(list.ahead(few.length, () => few)).toBe(false);
  const many = some(2_500);
  expect(list.ahead(many.length, () => many)).toBe(true);
});
