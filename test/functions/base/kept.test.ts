import { createKept } from '../../../functions/src/base/kept';

test('the database is asked once a minute, and again after it has failed', async () => {
  let now = 0;
  const read = jest.fn<Promise<number>, []>().mockRejectedValueOnce(new Error('busy')).mockResolvedValue(2);
  const kept = createKept(read, () => now);
  await expect(kept()).rejects.toThrow('busy');
  expect(await kept()).toBe(2);
  now += 59_000;
  expect(await kept()).toBe(2);
  expect(read).toHaveBeenCalledTimes(2);
  now += 2_000;
  await kept();
  expect(read).toHaveBeenCalledTimes(3);
});
