import { dateOf } from '@/model/dates';
import { playerId } from '@/model/ids';
import { leastCrowd } from '@/model/picks/crowd';
import { foldPicks, type SheetPicks } from '@/model/picks/foldPicks';
import {
  makeTable,
  parsePickTable,
  parseTablePart,
  partOf,
  placeOf,
  rowsOfPart,
  topRows,
} from '@/model/picks/table';
import { match } from '@test/support/factories';

const date = dateOf(Date.parse('2026-12-24'));
const [ann, bea] = [
  { id: playerId('p1'), name: 'Ann' },
  { id: playerId('p2'), name: 'Bea' },
];
const asIs = (id: string) => id;
const won = match('m1', { date, player1: { ...ann, result: 'W' }, player2: { ...bea, result: 'L' } });
const of = (picks: SheetPicks, over: Partial<Parameters<typeof foldPicks>[0][number]> = {}) => [
  { match: won, rated: 0.75, picks: [picks], ...over },
];
const uids = (count: number, name = 'u') => Array.from({ length: count }, (_, at) => `${name}${at}`);

test('a right pick earns by its chance less the rating, and a wrong one loses', () => {
  const { people, rating } = foldPicks(of({ p1: { 1: ['lean'], 3: ['sure'] }, p2: { 2: ['other'] } }), asIs);
  // 100 × (0.25² − 0.4²), 100 × (0.25² − 0.1²), 100 × (0.25² − 0.75²)
  expect(people.get('lean')?.points).toBeCloseTo(-9.75);
  expect(people.get('sure')?.points).toBeCloseTo(5.25);
  expect(people.get('other')).toEqual({ points: -50, right: 0, of: 1 });
  expect(rating).toEqual({ points: 0, right: 1, of: 1 });
});

test('the crowd takes part with the mean of all stated chances, from 20 picks on', () => {
  const few = foldPicks(of({ p1: { 3: uids(leastCrowd - 1) } }), asIs);
  expect(few.crowd.of).toBe(0);
  const { crowd, matches } = foldPicks(of({ p1: { 3: uids(15) }, p2: { 1: uids(5, 'w') } }), asIs);
  const mean = (15 * 0.9 + 5 * 0.4) / 20;
  expect(matches[0]?.crowd).toBeCloseTo(mean);
  expect(crowd.points).toBeCloseTo(100 * (0.25 ** 2 - (1 - mean) ** 2));
});

test('void matches, and picks of replaced players, count for nothing; those of merged ones for the survivor', () => {
  const draw = match('m1', { date, player1: { ...ann, result: 'D' }, player2: { ...bea, result: 'D' } });
  expect(foldPicks(of({ p1: { 1: ['a'] } }, { match: draw }), asIs).people.size).toBe(0);
  expect(foldPicks(of({ gone: { 1: ['a'] } }), asIs).people.size).toBe(0);
  const merged = foldPicks(of({ gone: { 1: ['a'] } }), (id) => (id === 'gone' ? 'p1' : id));
  expect(merged.people.get('a')?.right).toBe(1);
});

test('a corrected result gives what the right one would have given', () => {
  const other = match('m1', { date, player1: { ...ann, result: 'L' }, player2: { ...bea, result: 'W' } });
  const picks = { p1: { 2: ['a'] }, p2: { 2: ['b'] } } as const;
  expect(foldPicks(of(picks, { match: other }), asIs).people.get('b')?.right).toBe(1);
  expect(foldPicks(of(picks, { match: other }), asIs).people.get('a')?.right).toBe(0);
});

test('a table names the first hundred, and every place follows from its totals', () => {
  const folded = foldPicks(of({ p1: { 3: uids(150, 'best'), 1: uids(2_500, 'low') } }), asIs);
  const { top, table, parts } = makeTable(folded);
  expect(top).toHaveLength(topRows);
  expect(table).toMatchObject({ people: 2_650, parts: Math.ceil(2_650 / rowsOfPart), totals: [5, -10] });
  expect(placeOf(table, 5.25)).toBe(1);
  expect(placeOf(table, -9.75)).toBe(151);
  const part = parseTablePart({ rows: parts[partOf('low7', table.parts)] });
  expect(part.ok && part.value.get('low7')).toEqual({ points: -9.8, right: 1, of: 1 });
  const stored = { ...table, top: top.map((row) => ({ ...row, name: 'Ann' })), at: 1, sums: [] };
  expect(parsePickTable(stored)).toMatchObject({ ok: true });
});
