import { defaultTrustSettings } from '@/model/trust/trustSettings';
import { comparePolicies, trustingHistory } from '../../simulate/review/compare';
import { figuresByManner, figuresOf } from '../../simulate/review/figures';

test('a history happens the same way again, and another seed is another history', () => {
  const small = { editors: 18, days: 60 };
  const once = comparePolicies(small, defaultTrustSettings, 4);
  expect(comparePolicies(small, defaultTrustSettings, 4)).toEqual(once);
  expect(comparePolicies(small, defaultTrustSettings, 5)).not.toEqual(once);
});

test('without trust the same edits all wait', () => {
  const { with: within, without } = comparePolicies({ editors: 18, days: 120 }, defaultTrustSettings, 7);
  expect(within.edits).toBe(without.edits);
  expect(without.atOnce).toBe(0);
  expect(within.atOnce).toBeGreaterThan(0.05);
});

// As long as documented, but with fewer people: slips weigh more in the months after the first kinds are earned.
test('in two years less than 1 % of what is applied at once is bad, whoever farms trust before', () => {
  const history = trustingHistory({ editors: 36, days: 730 }, defaultTrustSettings, 7);
  const { atOnce, badAtOnce } = figuresOf(history);
  expect(atOnce).toBeGreaterThan(0.05);
  expect(badAtOnce).toBeGreaterThan(0);
  expect(badAtOnce).toBeLessThan(0.01);
  for (const { mostOfOne } of figuresByManner(history)) expect(mostOfOne).toBeLessThan(30);
});
