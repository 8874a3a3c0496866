import { measureLive } from '../../bench/live';

jest.setTimeout(120_000);

test('each change of a live card reaches each of its readers', async () => {
  const { rows } = await measureLive(3, 5, () => undefined);
  const [row] = rows;
  expect(row).toMatchObject({ id: 'live-delay', size: 3 });
  expect(row?.value).toBeGreaterThan(0);
});
