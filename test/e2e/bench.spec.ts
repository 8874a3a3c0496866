import { measure } from '../../scripts/bench/measure';
import { figureIds } from '../../scripts/bench/plan';
import { headlessShell } from './support/launch';
import { expect, test } from './support/test';

// The benchmark itself checks that the results are equal, and throws when they are not.
test('the benchmark gives every figure with its floor and at least two rivals', async () => {
  // Some forty pages, one after the other.
  test.setTimeout(300_000);
  const plan = { sizes: [200], rounds: 1, restores: 1, only: figureIds };
  const { rows } = await measure(plan, () => undefined, headlessShell.executablePath);
  expect(rows.map(({ id }) => id)).toEqual(figureIds);
  for (const { id, size, value, p95, floor, rivals } of rows) {
    expect({ id, size }).toEqual({ id, size: 200 });
    for (const figure of [value, p95, floor, ...Object.values(rivals)])
      expect(figure).toBeGreaterThanOrEqual(0);
    expect(Object.keys(rivals).length).toBeGreaterThanOrEqual(2);
  }
});
