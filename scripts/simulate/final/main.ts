import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../base/root';
import { readShape } from '../../bench/shape';
import { takeTime } from '../virtualTime';
import { final } from './load';
import { reportFinal } from './reportFinal';
import { sampleReader } from './sampleReader';

const marks = ['<!-- computed: npm run simulate -- --final -->', '<!-- end -->'] as const;

/** The part of docs/scale.md that is computed. */
export async function finalReport(): Promise<string> {
  const time = takeTime();
  const reader = await sampleReader(readShape(root), sampledMatches, time).finally(() => time.restore());
  return reportFinal(final, reader);
}

/** The wiki in which a reader is sampled; what the event page reads does not grow with it. */
const sampledMatches = 400;

/** Prints what a final comes to, and writes it into `docs/scale.md`. */
export async function simulateFinal(): Promise<void> {
  const report = await finalReport();
  console.log(report);
  const file = join(root, 'docs/scale.md');
  const [begin, end] = marks;
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.slice(rest.indexOf(end));
  if (before === undefined || after === undefined)
    throw new Error(`Expected ${file} to have a computed part`);
  writeFileSync(file, `${before}${begin}\n\n${report}\n\n${after}`);
  console.error(`${file} updated`);
}
