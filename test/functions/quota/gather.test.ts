import { gather } from '../../../functions/src/quota/gather';

/** Work that ends when the test says so. */
function slowWork() {
  const runs: { readonly key: string; readonly items: readonly number[]; end: (error?: Error) => void }[] =
    [];
  const ask = gather<number>(
    (key, items) =>
      new Promise((resolve, reject) =>
        runs.push({ key, items, end: (error) => (error ? reject(error) : resolve()) }),
      ),
  );
  return { ask, runs };
}

const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));

test('what is asked during a run is done together in the next one, what concerns others beside it', async () => {
  const { ask, runs } = slowWork();
  const first = ask('ed', [1]);
  await settle();
  const rest = [2, 3, 4].map((item) => ask('ed', [item]));
  const other = ask('bo', [1]);
  await settle();
  expect(runs.map(({ key, items }) => [key, items])).toEqual([
    ['ed', [1]],
    ['bo', [1]],
  ]);
  runs[0]?.end(new Error('no answer'));
  runs[1]?.end();
  await expect(first).rejects.toThrow('no answer');
  await other;
  await settle();
  expect(runs[2]?.items).toEqual([2, 3, 4]);
  runs[2]?.end();
  await Promise.all(rest);
});

test('what is asked after the end of all runs begins another at once', async () => {
  const { ask, runs } = slowWork();
  const first = ask('ed', [1]);
  await settle();
  runs[0]?.end();
  await first;
  const second = ask('ed', [2]);
  await settle();
  expect(runs.map(({ items }) => items)).toEqual([[1], [2]]);
  runs[1]?.end();
  await second;
});
