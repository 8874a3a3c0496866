import { writeComputedPart } from '../../../scripts/base/computedPart';
import { root } from '../../../scripts/base/root';
import { readShape } from '../../bench/shape';
import { takeTime } from '../virtualTime';
import { final } from './load';
import { reportFinal } from './reportFinal';
import { sampleReader } from './sampleReader';

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
  writeComputedPart('docs/scale.md', 'npm run simulate -- --final', report);
}
