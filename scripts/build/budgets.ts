import type { Counts } from '../base/counts';
import type { BuildParts } from './buildParts';

/** Largest size of each part of a build, in bytes as hosting sends them (brotli). */
export interface Budgets {
  readonly firstScripts: number;
  readonly firstStyles: number;
  /** Both, and what shows the first records. */
  readonly firstVisit: number;
  /** Beyond the first page's files, by the name of the lazy part. */
  readonly lazy: Readonly<Record<string, number>>;
  /** For lazy parts missing in `lazy`. */
  readonly otherLazy: number;
  readonly whole: number;
}

export interface BudgetRow {
  readonly part: string;
  readonly budget: number;
  readonly measured: number;
  readonly unit: 'bytes' | 'count';
  /** Its modules, largest first, for making it smaller. */
  readonly made: readonly string[];
}

export function budgetRows(build: BuildParts, budgets: Budgets): readonly BudgetRow[] {
  const row = (part: string, budget: number, files: readonly string[]): BudgetRow => {
    const sized = files.map((file) => [file, build.sizes[file] ?? 0] as const).sort((a, b) => b[1] - a[1]);
    return {
      part,
      budget,
      unit: 'bytes',
      measured: sized.reduce((sum, [, size]) => sum + size, 0),
      made: sized.map(([file, size]) => `${file} ${kilobytes(size)}`),
    };
  };
  // A renamed part would otherwise get the budget of the others.
  const missing = Object.keys(budgets.lazy).filter((name) => !build.lazy[name]);
  return [
    row('first page, scripts', budgets.firstScripts, build.first.filter(isScript)),
    row(
      'first page, styles',
      budgets.firstStyles,
      build.first.filter((file) => !isScript(file)),
    ),
    row('first page and its records', budgets.firstVisit, build.firstVisit),
    ...Object.entries(build.lazy).map(([name, files]) =>
      row(name, budgets.lazy[name] ?? budgets.otherLazy, files),
    ),
    row('whole app', budgets.whole, Object.keys(build.sizes)),
    {
      part: 'budgets of parts that do not exist',
      budget: 0,
      measured: missing.length,
      unit: 'count',
      made: missing,
    },
  ];
}

export function budgetTable(rows: readonly BudgetRow[]): string {
  const width = Math.max(...rows.map(({ part }) => part.length));
  return [
    `${'part'.padEnd(width)}${'budget'.padStart(12)}${'measured'.padStart(12)}`,
    ...rows.map(
      (row) =>
        `${row.part.padEnd(width)}${amount(row, row.budget).padStart(12)}${amount(row, row.measured).padStart(12)}${isOver(row) ? '  over' : ''}`,
    ),
  ].join('\n');
}

export function budgetProblem(rows: readonly BudgetRow[]): string | undefined {
  const over = rows.filter(isOver);
  if (over.length === 0) return undefined;
  return over
    .map(
      (row) =>
        `Over budget: ${row.part} may be ${amount(row, row.budget)} and is ${amount(row, row.measured)}: ${row.made.slice(0, 5).join(', ')}.`,
    )
    .join('\n');
}

/** Each part as a test that passes within its budget. The reasons of failures hold a table and the modules. */
export function budgetCounts(rows: readonly BudgetRow[]): Counts {
  const over = rows.filter(isOver);
  const problem = budgetProblem(rows);
  return {
    passed: rows.length - over.length,
    failed: over.length,
    ...(problem !== undefined && { reasons: [`${budgetTable(over)}\n${problem}`] }),
  };
}

const isScript = (file: string) => file.endsWith('.js');
const isOver = ({ budget, measured }: BudgetRow) => measured > budget;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const amount = ({ unit }: BudgetRow, value: number) => (unit === 'bytes' ? kilobytes(value) : String(value));
