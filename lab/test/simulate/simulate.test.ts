import { eventId } from '@/model/ids';
import { readShape } from '../../bench/shape';
import { root } from '../../../scripts/base/root';
import { readsOf, sumOf, type Bill } from '../../simulate/bill';
import { chart } from '../../simulate/chart';
import { changesPerDay, dayOf } from '../../simulate/day';
import { decisions, edits, kinds, type SessionKind } from '../../simulate/kinds';
import { billAt } from '../../simulate/linear';
import {
  changedBy,
  changesSince,
  keptReads,
  loadedBeside,
  publishing,
  reachDays,
} from '../../simulate/publishing';
import { sampleBill, type Circumstances, type Design } from '../../simulate/sample';
import { changeBytes, countsAt, sampleAll, sampledAt } from '../../simulate/simulate';
import { takeTime, type VirtualTime } from '../../simulate/virtualTime';

const shape = readShape(root);
let time: VirtualTime;
let sampled: Record<Design, Awaited<ReturnType<typeof sampleAll>>>;
const kindOf = (name: string) => kinds.find((kind) => kind.name === name)!;
const some = [
  'first visit, from a link',
  'back after a week',
  'a second tab, at once',
  'a page left open overnight',
  'a moderator',
].map(kindOf);
beforeAll(async () => {
  time = takeTime();
  sampled = {
    ours: await sampleAll(shape, 'ours', time, some),
    plain: await sampleAll(shape, 'plain', time, some),
  };
}, 240_000);
afterAll(() => time.restore());
const docs = (...ids: readonly string[]) => ids.map((id) => ({ id }));

test.each([
  ['a query that finds nothing', docs(), 0, 0, true, 1],
  ['the first answer', docs('a', 'b'), 0, 0, true, 2],
  ['silence', docs(), 0, 0, false, 0],
  ['one that changed and two that left, one of them deleted', docs('a'), 2, 1, false, 2],
] as const)('Firestore bills %s', (_, some, left, gone, asNew, reads) => {
  const scope = { kind: 'matchesOfEvent', event: eventId('e1') } as const;
  expect(readsOf(scope, { docs: some, left, gone, asNew })).toBe(reads);
});

test('a history is two listeners, each billed for at least one document', () => {
  const scope = { kind: 'history', collection: 'player', docId: 'ann' } as const;
  const billed = (...ids: readonly string[]) =>
    readsOf(scope, { docs: docs(...ids), left: 0, gone: 0, asNew: true });
  expect([billed(), billed('ann'), billed('d1', 'd2'), billed('d1', 'd2', 'ann')]).toEqual([2, 2, 3, 3]);
});

test('the shares of the kinds make up one day, and moderators decide what editors propose', () => {
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  const proposed = edits * kindOf('an editor').share;
  expect(decisions * kindOf('a moderator').share).toBeCloseTo(proposed, 9);
});

test.each(some.flatMap(({ name }) => [[name, 'ours'] as const, [name, 'plain'] as const]))(
  'the straight line of "%s", %s, meets a run elsewhere',
  async (name, design) => {
    const circumstances: Circumstances = { matches: 700, published: 90, since: 120, during: 60 };
    const real = await sampleBill(shape, kindOf(name), design, circumstances, time);
    const linear = billAt(sampled[design].get(name)!, {
      ...circumstances,
      counts: countsAt(shape, circumstances.matches),
    });
    // Chance decides which players are renamed, and how many matches have their names.
    const [found, expected] = [sumOf(linear, 'reads/'), sumOf(real, 'reads/')];
    expect(Math.abs(found - expected)).toBeLessThan(Math.max(15, expected * 0.4));
    expect(sumOf(linear, 'writes/')).toBeCloseTo(sumOf(real, 'writes/'), 6);
    expect(sumOf(linear, 'copied/')).toBeCloseTo(sumOf(real, 'copied/'), 6);
    const loaded = sumOf(real, 'changed/');
    expect(Math.abs(sumOf(linear, 'changed/') - loaded)).toBeLessThanOrEqual(loaded * 0.4);
  },
);

test('what our design reads does not depend on the size of the wiki, and what plain listeners read is all of it', () => {
  const small = countsAt(shape, 1_000);
  const large = countsAt(shape, 4_000);
  for (const { name } of some) {
    const reads = (design: Design, counts: typeof small) =>
      sumOf(billAt(sampled[design].get(name)!, { counts, published: 20, since: 20, during: 20 }), 'reads/');
    expect(reads('ours', large)).toBeCloseTo(reads('ours', small), 6);
    expect(reads('plain', large)).toBeGreaterThan(2 * reads('plain', small));
  }
});

test('a second tab goes on from what the first has stored: its cards anew, of a collection what is not final', () => {
  const readsOf = (design: Design) => sampled[design].get('a second tab, at once')!.base;
  expect(readsOf('ours')['reads/matchesOfEvent']).toBeGreaterThan(0);
  for (const scope of ['players', 'events', 'matchesOfSport'] as const)
    expect([
      scope,
      (readsOf('ours')[`reads/${scope}`] ?? 0) * 3 < readsOf('plain')[`reads/${scope}`]!,
    ]).toEqual([scope, true]);
});

test('what is published of the changes is loaded by whoever was away, and read by nobody', async () => {
  for (const { name } of some.filter(({ daysAway }) => daysAway !== 0)) {
    const { base, perPublished } = sampled.ours.get(name)!;
    const more = await sampleBill(shape, kindOf(name), 'ours', { ...sampledAt, published: 60 }, time);
    const wide = (bill: Bill) =>
      ['players', 'events', 'matchesOfSport'].map((scope) => bill[`reads/${scope}`] ?? 0);
    expect(wide(more)).toEqual(wide(base));
    expect(sumOf(perPublished, 'changed/')).toBeGreaterThan(1);
    expect(base['changed/match']).toBeGreaterThan(0);
  }
  const { base, perPublished } = sampled.ours.get('a second tab, at once')!;
  expect([sumOf(base, 'changed/'), sumOf(perPublished, 'changed/')]).toEqual([0, 0]);
  for (const [, { base: plain }] of sampled.plain) expect(sumOf(plain, 'changed/')).toBe(0);
});

test('what changed while a page slept costs what it costs who comes back', async () => {
  const slept = kindOf('a page left open overnight');
  const { base, perPublished, perSince } = sampled.ours.get(slept.name)!;
  const bill = await sampleBill(
    shape,
    slept,
    'ours',
    { ...sampledAt, asleep: { published: 60, since: 20 } },
    time,
  );
  const wide = (of: Bill) =>
    ['players', 'events', 'matchesOfSport'].reduce((sum, scope) => sum + (of[`reads/${scope}`] ?? 0), 0);
  // Chance decides which players are renamed, and how many matches have their names.
  const isAbout = (found: number, expected: number) =>
    expect(Math.abs(found - expected)).toBeLessThan(Math.max(5, expected * 0.4));
  isAbout(wide(bill) - wide(base), 20 * wide(perSince));
  isAbout(sumOf(bill, 'changed/') - sumOf(base, 'changed/'), 60 * sumOf(perPublished, 'changed/'));
});

test('who slept comes back twice', () => {
  const [slept, looked] = [kindOf('a page left open overnight'), kindOf('back after a day')];
  const [asleep, awake] = [slept, looked].map((kind) => changesSince(kind, 240, true));
  // Eight hours at ten an hour; the last four minutes are not published yet.
  expect(asleep!.published - awake!.published).toBeCloseTo(80 - 10 * 0.0708, 1);
  expect(asleep!.since).toBeCloseTo(2 * awake!.since, 6);
  const line = sampled.ours.get(slept.name)!;
  const list = (kind: SessionKind) => loadedBeside(kind, line, 240)['changed/list']!;
  expect(list(slept)).toBe(2 * list(looked));
});

test('a page that slept is billed for its queries anew', () => {
  const slept = sampled.plain.get('a page left open overnight')!;
  const looked = sampled.plain.get('back after a week')!;
  const players = (linear: typeof slept) => linear.base['reads/players']!;
  expect(players(slept)).toBeGreaterThan(1.8 * players(looked));
});

const each = { event: 100, match: 60, player: 50 };
function dayAt(visits: number, hourly?: boolean, line = sampled.ours.get('back after a week')!) {
  const all = new Map(kinds.map(({ name }) => [name, line]));
  const size = { visits, counts: countsAt(shape, 1_000) };
  return dayOf('ours', size, all, { copy: each, changes: each }, hourly);
}

test.each([
  ['first visit, from a link', 20],
  ['back after a day', 20],
  ['a page left open overnight', 50],
  ['an editor', 50],
])('at 50,000 visits a day "%s" costs %d reads at most', async (name, most) => {
  const line = (sampled.ours.get(name) ?? (await sampleAll(shape, 'ours', time, [kindOf(name)])).get(name))!;
  const { visits, bill } = dayAt(50_000, true, line).byKind.find((kind) => kind.name === name)!;
  expect(sumOf(bill, 'reads/') / visits).toBeLessThanOrEqual(most);
});

test('a day without published changes reads what is loaded otherwise', () => {
  const [hourly, without] = [dayAt(50_000), dayAt(50_000, false)];
  expect(sumOf(without.bill, 'reads/')).toBeGreaterThan(10 * sumOf(hourly.bill, 'reads/'));
  expect(without.bill['reads/changes']).toBeUndefined();
  const loaded = (day: typeof hourly) => sumOf(day.bill, 'changed/');
  expect(loaded(without)).toBeLessThan(loaded(hourly) / 50);
  const read = sumOf(changedBy(changesPerDay(50_000)), '');
  expect(hourly.bill['reads/changes']).toBeGreaterThan(read);
  expect(hourly.bill['reads/changes']).toBeLessThan(
    read + publishing.runs * (3 + publishing.recentReads + publishing.statusReads),
  );
  expect(hourly.total).toBeLessThan(without.total / 2);
});

test('a week is beyond what is published once the files of an hour are too many', () => {
  const week = kindOf('back after a week');
  const visits = [50_000, 1_000_000, 5_000_000];
  const published = visits.map((many) => changesSince(week, changesPerDay(many), true).published);
  expect(published.map((count) => count > 0)).toEqual([true, true, false]);
  expect(reachDays(changesPerDay(1_000))).toBe(publishing.keptDays);
});

test('a device loads whole files: half a day of changes too many, and never more than half a file', () => {
  const week = kindOf('back after a week');
  const line = sampled.ours.get(week.name)!;
  const perChange = line.perPublished['changed/match']!;
  const beside = (changes: number) => loadedBeside(week, line, changes)['changed/match'];
  expect(beside(100)).toBeCloseTo(perChange * 50, 6);
  expect(beside(1_000_000)).toBe(1_000);
});

test('fewer records in a file compress worse', () => {
  const bytes = [1, 100, 2_000].map(
    (count) => changeBytes(shape, 3_000, { event: count, match: count, player: count }).match,
  );
  expect(bytes[0]).toBeGreaterThan(2 * bytes[1]!);
  expect(bytes[1]).toBeGreaterThan(bytes[2]!);
});

test('pages read what changed, once for each instance and not for each visitor', () => {
  const [quiet, busy] = [keptReads(0, 10), keptReads(0, 1_000_000)];
  // Three empty queries for each of ten calls; those of ten instances all day.
  expect(quiet).toBeCloseTo(30);
  expect(busy).toBe(10 * 288 * 3);
  expect(keptReads(0, 2_000_000)).toBe(busy);
  expect(keptReads(1_000, 1_000_000)).toBeGreaterThan(busy);
});

test('the chart shows every size of every design', () => {
  const days = [dayAt(1_000), dayAt(50_000)];
  const drawn = chart([
    { name: 'first', days },
    { name: 'second', days },
  ]);
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  expect(drawn.match(/<rect/g)).toHaveLength(2);
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});
