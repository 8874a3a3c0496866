import { pauseAfter } from '@/lib/pause';

test('a turn pauses once it has taken long enough, and then counts from zero', async () => {
  const pauses = jest.fn(async () => undefined);
  Object.assign(globalThis, { scheduler: { yield: pauses } });
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const rest = pauseAfter(5);
  const paused: number[] = [];
  for (const at of [4, 5, 6, 9, 10]) {
    now.mockReturnValue(at);
    await rest();
    paused.push(pauses.mock.calls.length);
  }
  now.mockRestore();
  Reflect.deleteProperty(globalThis, 'scheduler');
  expect(paused).toEqual([0, 1, 1, 1, 2]);
});
