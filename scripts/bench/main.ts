import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureApp } from './app/measureApp';
import { measure } from './measure';
import { figureIds, type FigureId } from './plan';
import { printRows } from './rows';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    out: { type: 'string' },
    size: { type: 'string' },
    only: { type: 'string' },
    app: { type: 'boolean', default: false },
  },
});
const sizes = values.size ? values.size.split(',').map(Number) : values.quick ? [400] : [10_000, 100_000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0))
  throw new Error(`--size: expected whole numbers of matches, found "${values.size}"`);
const isFigure = (id: string): id is FigureId => figureIds.some((known) => known === id);
const only = values.only?.split(',') ?? [...figureIds];
if (!only.every(isFigure))
  throw new Error(`--only: expected some of ${figureIds.join(',')}, found "${values.only}"`);

const repeats = values.quick ? { rounds: 3, restores: 1 } : { rounds: 15, restores: 5 };
const say = (line: string) => console.error(line);
// The app as it is built and served, in place of its parts.
const { rows, chromium } = values.app
  ? await measureApp(sizes, values.quick ? 1 : 5, say)
  : await measure({ sizes, only, ...repeats }, say);
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}, Chromium ${chromium}\n`,
);
console.log(printRows(rows));
if (values.out) writeFileSync(values.out, `${JSON.stringify({ rows }, null, 2)}\n`);
