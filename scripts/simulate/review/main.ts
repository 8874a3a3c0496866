import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTrustSettings } from '@/model/trustSettings';
import { root } from '../../base/root';
import { comparePolicies } from './compare';
import type { Town } from './editors';
import { reportReview } from './reportReview';

const town: Town = { editors: 126, days: 730 };
const seeds = [1, 2, 3] as const;
const marks = ['<!-- computed: npm run simulate -- --review -->', '<!-- end -->'] as const;

/** Runs the histories, prints what they came to, and writes it into `docs/trust.md`. */
export function simulateReview(): void {
  const compared = seeds.map((seed) => {
    console.error(`history ${seed} of ${seeds.length}`);
    return comparePolicies(town, defaultTrustSettings, seed);
  });
  const report = reportReview(compared, town, seeds);
  console.log(report);
  const file = join(root, 'docs/trust.md');
  const [begin, end] = marks;
  const text = readFileSync(file, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.slice(rest.indexOf(end));
  if (before === undefined || after === undefined)
    throw new Error(`Expected ${file} to have a computed part`);
  writeFileSync(file, `${before}${begin}\n\n${report}\n\n${after}`);
  console.error(`${file} updated`);
}
