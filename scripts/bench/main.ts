import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measure } from './measure';
import { printRows } from './rows';

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, out: { type: 'string' }, size: { type: 'string' } },
});
const sizes = values.size ? values.size.split(',').map(Number) : values.quick ? [400] : [10_000, 100_000];
if (!sizes.every((size) => Number.isInteger(size) && size > 0))
  throw new Error(`--size: expected whole numbers of matches, found "${values.size}"`);

const rows = await measure(
  values.quick ? { sizes, rounds: 3, restores: 1 } : { sizes, rounds: 15, restores: 5 },
  (line) => console.error(line),
);
console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}\n`);
console.log(printRows(rows));
if (values.out) writeFileSync(values.out, `${JSON.stringify({ rows }, null, 2)}\n`);
