import fc from 'fast-check';
import { createWritePace } from '../../backup/writePace';
import { runs } from '@test/support/property';

test('whatever is written, and however long that takes, no second has more than 400 writes', async () => {
  const anyCommit = fc.record({ writes: fc.integer({ min: 1, max: 400 }), tookMs: fc.nat(1_500) });
  await fc.assert(
    fc.asyncProperty(fc.array(anyCommit, { minLength: 1, maxLength: 20 }), async (commits) => {
      let now = 0;
      const sleep = async (ms: number) => void (now += ms);
      const pace = createWritePace(400, { now: () => now, sleep });
      const begun: { readonly at: number; readonly writes: number }[] = [];
      for (const { writes, tookMs } of commits) {
        await pace(writes);
        begun.push({ at: now, writes });
        now += tookMs;
      }
      for (const [first, { at }] of begun.entries()) {
        const second = begun.slice(first).filter((one) => one.at < at + 1_000);
        expect(second.reduce((sum, { writes }) => sum + writes, 0)).toBeLessThanOrEqual(400);
      }
    }),
    runs(200),
  );
});

test('a hundred thousand documents take four minutes at least', async () => {
  let now = 0;
  const pace = createWritePace(400, { now: () => now, sleep: async (ms) => void (now += ms) });
  for (let written = 0; written < 100_000; written += 400) await pace(400);
  expect(now).toBe(249_000);
});
