import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { writeComputedPart } from '../../../scripts/base/computedPart';
import { comparePolicies } from './compare';
import type { Town } from './editors';
import { reportReview } from './reportReview';
import { faultOf } from './verdict';

const town: Town = { editors: 126, days: 730 };
const seeds = [1, 2, 3] as const;

/**
 * Runs the histories, prints the results and writes them into `docs/trust.md`. The command fails if too many of the
 * edits applied at once were bad.
 */
export function simulateReview(): void {
  const compared = seeds.map((seed) => {
    console.error(`history ${seed} of ${seeds.length}`);
    return comparePolicies(town, defaultTrustSettings, seed);
  });
  const report = reportReview(compared, town, seeds);
  console.log(report);
  writeComputedPart('docs/trust.md', 'npm run simulate -- --review', report);
  const fault = faultOf(compared, seeds);
  if (fault === undefined) return;
  console.error(fault);
  process.exitCode = 1;
}
