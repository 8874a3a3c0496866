import { ensureHeadlessShell } from '../../../scripts/install/chromium';
import { measure } from '../../bench/measure';
import { figureIds } from '../../bench/plan';

jest.setTimeout(300_000);

// The benchmark itself compares the results and throws if they differ.
test('the benchmark gives every figure with its floor and at least two rivals', async () => {
  const plan = { sizes: [200], rounds: 1, restores: 1, only: figureIds };
  const { rows } = await measure(plan, () => undefined, ensureHeadlessShell());
  expect(rows.map(({ id }) => id)).toEqual(figureIds);
  for (const { id, size, value, p95, floor, rivals } of rows) {
    expect({ id, size }).toEqual({ id, size: 200 });
    for (const figure of [value, p95, floor, ...Object.values(rivals)])
      expect(figure).toBeGreaterThanOrEqual(0);
    expect(Object.keys(rivals).length).toBeGreaterThanOrEqual(2);
  }
});
