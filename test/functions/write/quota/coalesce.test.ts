import { coalesce } from '../../../../functions/src/write/quota/coalesce';

function slowWork() {
  const runs: { readonly key: string; end: (error?: Error) => void }[] = [];
  const ask = coalesce(
    (key) =>
      new Promise((resolve, reject) =>
        runs.push({ key, end: (error) => (error ? reject(error) : resolve()) }),
      ),
  );
  return { ask, runs };
}

const settle = () => new Promise((resolve) => void setTimeout(resolve, 0));

test('what is asked during a run shares the next one, what concerns others runs beside it', async () => {
  const { ask, runs } = slowWork();
  const first = ask('ed');
  await settle();
  const rest = [ask('ed'), ask('ed'), ask('ed')];
  const other = ask('bo');
  await settle();
  expect(runs.map(({ key }) => key)).toEqual(['ed', 'bo']);
  runs[0]?.end(new Error('no answer'));
  runs[1]?.end();
  await expect(first).rejects.toThrow('no answer');
  await other;
  await settle();
  expect(runs.map(({ key }) => key)).toEqual(['ed', 'bo', 'ed']);
  runs[2]?.end();
  await Promise.all(rest);
});

test('what is asked after the end of all runs begins another at once', async () => {
  const { ask, runs } = slowWork();
  const first = ask('ed');
  await settle();
  runs[0]?.end();
  await first;
  const second = ask('ed');
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await second;
});
