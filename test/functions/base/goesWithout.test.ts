import { goesWithout } from '../../../functions/src/base/goesWithout';

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
] as const)(
  'at stage %i of the budget heads and pictures go without what is read: %s',
  async (stage, without) => {
    expect(await goesWithout(async () => stage)).toBe(without);
  },
);

test('where the stage is not known they go on', async () => {
  expect(await goesWithout(() => Promise.reject(new Error('unavailable')))).toBe(false);
});
