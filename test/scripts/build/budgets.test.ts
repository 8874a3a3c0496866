import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { budgetCounts, budgetProblem, budgetRows, budgetTable } from '../../../scripts/build/budgets';
import type { BuildParts } from '../../../scripts/build/buildParts';
import { filesBelow } from '../../../scripts/base/digest';
import { root } from '../../../scripts/base/root';

const budgets = {
  firstScripts: 150_000,
  firstStyles: 30_000,
  firstVisit: 186_000,
  lazy: { firebase: 110_000 },
  otherLazy: 40_000,
  whole: 300_000,
};
const build = (sizes: Readonly<Record<string, number>>, more: Partial<BuildParts> = {}): BuildParts => ({
  first: ['main.js', 'main.css', 'home.js'],
  firstVisit: ['main.js', 'main.css', 'home.js', 'shared.js'],
  lazy: { firebase: ['sdk.js'], player: ['shared.js', 'player.js'] },
  sizes: {
    'main.js': 130_000,
    'home.js': 20_000,
    'main.css': 5_000,
    'sdk.js': 100_000,
    'shared.js': 30_000,
    'player.js': 2_000,
    ...sizes,
  },
  ...more,
});
const problem = (...args: Parameters<typeof build>) => budgetProblem(budgetRows(build(...args), budgets));

test('a build within its budgets has no problem, and shows each part beside its budget', () => {
  expect(problem({})).toBeUndefined();
  const table = budgetTable(budgetRows(build({}), budgets));
  expect(table).toMatch(/^first page, scripts +150\.0 kB +150\.0 kB$/m);
  expect(table).toMatch(/^player +40\.0 kB +32\.0 kB$/m);
  expect(table).not.toContain('over');
});

test('each part is a test that fails when it is over its budget, with a table of what is over', () => {
  expect(budgetCounts(budgetRows(build({}), budgets))).toEqual({ passed: 7, failed: 0 });
  const { passed, failed, reasons } = budgetCounts(
    budgetRows(build({ 'home.js': 20_100, 'sdk.js': 110_001 }), budgets),
  );
  expect([passed, failed]).toEqual([5, 2]);
  const [said = ''] = reasons ?? [];
  expect(said).toMatch(/^first page, scripts +150\.0 kB +150\.1 kB {2}over$/m);
  expect(said).toMatch(/^firebase +110\.0 kB +110\.0 kB {2}over$/m);
  expect(said).not.toMatch(/^player /m);
  expect(said).toContain('main.js 130.0 kB, home.js 20.1 kB.');
});

test('nothing but the page that runs asks what it was built for, so that every build has the same code', () => {
  const asking = filesBelow(join(root, 'src')).filter((file) =>
    /process\.env\b(?!\.NODE_ENV)/.test(readFileSync(file, 'utf8')),
  );
  expect(asking.map((file) => relative(root, file))).toEqual(['src/app/page/buildConfig.ts']);
});

test("scripts that outgrow the first page's budget are named, the largest first", () => {
  expect(problem({ 'home.js': 20_100 })).toBe(
    'Over budget: first page, scripts may be 150.0 kB and is 150.1 kB: main.js 130.0 kB, home.js 20.1 kB.',
  );
});

test('styles count for themselves', () => {
  expect(problem({ 'main.css': 30_001 })).toContain('first page, styles may be 30.0 kB');
});

test('what shows the first records counts with the first page', () => {
  expect(problem({ 'shared.js': 31_001 })).toBe(
    'Over budget: first page and its records may be 186.0 kB and is 186.0 kB: main.js 130.0 kB, shared.js 31.0 kB, home.js 20.0 kB, main.css 5.0 kB.',
  );
});

test('a lazy part has its own budget, or that of all others, for everything it loads', () => {
  expect(problem({ 'sdk.js': 110_001 })).toContain('firebase may be 110.0 kB');
  expect(problem({ 'player.js': 10_001 })).toContain('player may be 40.0 kB');
});

test('code that chunks repeat counts in the weight of the whole app', () => {
  expect(problem({ 'repeated.js': 13_001 })).toContain('whole app may be 300.0 kB and is 300.0 kB');
});

test('a budget of a part that does not exist is a problem', () => {
  expect(problem({}, { lazy: {} })).toContain('do not exist may be 0 and is 1: firebase.');
});
