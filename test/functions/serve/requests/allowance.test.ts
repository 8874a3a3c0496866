import { AllowanceSpent, createAllowance } from '../../../../functions/src/base/allowance';

test('what is set aside and not used is there for the next', async () => {
  const { spend } = createAllowance(10, () => 0);
  for (let n = 0; n < 4; n++)
    await spend(
      7,
      async () => 'done',
      () => 1,
    );
  await expect(
    spend(
      7,
      async () => 'done',
      () => 1,
    ),
  ).rejects.toThrow(AllowanceSpent);
  expect(
    await spend(
      6,
      async () => 'done',
      () => 6,
    ),
  ).toBe('done');
});

test('work that is under way counts in full, so that no number of requests spends more', async () => {
  const { spend } = createAllowance(10, () => 0);
  const started: number[] = [];
  const asked = Array.from({ length: 100 }, (_, at) =>
    spend(
      3,
      async () => void started.push(at),
      () => 3,
    ),
  );
  const results = await Promise.allSettled(asked);
  expect(started).toEqual([0, 1, 2]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(97);
});

test('the next minute has its own, and gets nothing back from the last', async () => {
  let now = 59_999;
  const { spend } = createAllowance(10, () => now);
  let finish: () => void = () => undefined;
  const long = spend(
    10,
    () => new Promise<void>((resolve) => (finish = resolve)),
    () => 0,
  );
  now = 60_000;
  await spend(
    10,
    async () => undefined,
    () => 10,
  );
  finish();
  await long;
  await expect(
    spend(
      1,
      async () => undefined,
      () => 1,
    ),
  ).rejects.toThrow(AllowanceSpent);
});

test('work that failed may have cost what it was given', async () => {
  const { spend } = createAllowance(10, () => 0);
  await expect(
    spend(
      10,
      () => Promise.reject(new Error('down')),
      () => 0,
    ),
  ).rejects.toThrow('down');
  await expect(
    spend(
      1,
      async () => undefined,
      () => 0,
    ),
  ).rejects.toThrow(AllowanceSpent);
});
