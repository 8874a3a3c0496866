import { writeComputedPart } from '../../../scripts/base/computedPart';
import { root } from '../../../scripts/base/root';
import { readShape } from '../../bench/shape';
import { takeTime } from '../virtualTime';
import { final } from './load';
import { reportFinal } from './reportFinal';
import { sampleReader } from './sampleReader';

export async function finalReport(): Promise<string> {
  const time = takeTime();
  const reader = await sampleReader(readShape(root), sampledMatches, time).finally(() => time.restore());
  return reportFinal(final, reader);
}

/** Size of the wiki in which a reader is sampled; the reads of the event page do not depend on it. */
const sampledMatches = 400;

export async function simulateFinal(): Promise<void> {
  const report = await finalReport();
  console.log(report);
  writeComputedPart('docs/scale.md', 'npm run simulate -- --final', report);
}
