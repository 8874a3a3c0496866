import { whileWanted } from '@/lib/whileWanted';

test('an error that nobody takes stays an unhandled rejection', async () => {
  const error = new Error('no network');
  const work = Promise.reject<never>(error);
  const then = jest.spyOn(work, 'then');
  whileWanted(() => work, jest.fn());
  await expect(then.mock.results[0]?.value).rejects.toBe(error);
});

test('work that is not wanted any more ends without a word', async () => {
  const [done, failed] = [jest.fn(), jest.fn()];
  const [answered, broken] = [Promise.resolve(1), Promise.reject<never>(new Error('aborted'))];
  const then = jest.spyOn(broken, 'then');
  const signals: AbortSignal[] = [];
  const begin =
    <T>(work: Promise<T>) =>
    (signal: AbortSignal) => {
      signals.push(signal);
      return work;
    };
  whileWanted(begin(answered), done, failed)();
  whileWanted(begin(broken), done)();
  await answered;
  await expect(then.mock.results[0]?.value).resolves.toBeUndefined();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect([done, failed].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
