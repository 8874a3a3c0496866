import { createServerTime } from '@/firebase/read/serverTime';

const answering = (headers: Record<string, string>) =>
  jest.fn<ReturnType<typeof fetch>, Parameters<typeof fetch>>(async () => new Response(null, { headers }));

const date = 'Tue, 14 Nov 2023 22:13:20 GMT';

test('the time is the date of an answer that no cache and no worker gives', async () => {
  const ask = answering({ Date: date });
  await expect(createServerTime(ask)()).resolves.toBe(1_700_000_000_000);
  const [address, init] = ask.mock.calls[0]!;
  expect(address).toMatch(/^\/robots\.txt\?\w+$/);
  expect(init).toMatchObject({ method: 'HEAD', cache: 'no-store' });
});

test('the age a cache claims never makes it later', async () => {
  await expect(createServerTime(answering({ Date: date, Age: '3600' }))()).resolves.toBe(1_700_000_000_000);
});

test('without network, without a date or with nonsense there is no time', async () => {
  const offline = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createServerTime(offline)()).resolves.toBeUndefined();
  await expect(createServerTime(answering({}))()).resolves.toBeUndefined();
  await expect(createServerTime(answering({ Date: 'soon' }))()).resolves.toBeUndefined();
});

test('who asks at the same time shares one request, who asks later makes another', async () => {
  const ask = answering({ Date: date });
  const serverTime = createServerTime(ask);
  await Promise.all([serverTime(), serverTime()]);
  expect(ask).toHaveBeenCalledTimes(1);
  await serverTime();
  expect(ask).toHaveBeenCalledTimes(2);
});
