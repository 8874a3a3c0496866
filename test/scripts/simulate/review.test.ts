import { defaultTrustSettings } from '@/model/trustSettings';
import { comparePolicies } from '../../../scripts/simulate/review/compare';

const town = { editors: 36, days: 180 };
const run = (seed: number) => comparePolicies(town, defaultTrustSettings, seed);

test('a history happens the same way again, and another seed is another history', () => {
  const small = { editors: 18, days: 60 };
  const once = comparePolicies(small, defaultTrustSettings, 4);
  expect(comparePolicies(small, defaultTrustSettings, 4)).toEqual(once);
  expect(comparePolicies(small, defaultTrustSettings, 5)).not.toEqual(once);
});

test('of what is applied at once hardly anything is bad, whoever farms trust before', () => {
  const { with: within, without, manners } = run(7);
  expect(within.edits).toBe(without.edits);
  expect(without.atOnce).toBe(0);
  expect(within.atOnce).toBeGreaterThan(0.05);
  // Below 1 % over years and all seeds; a small run has its luck.
  expect(within.badAtOnce).toBeLessThan(0.02);
  for (const { mostOfOne } of manners) expect(mostOfOne).toBeLessThan(30);
});
