/** @jest-environment jsdom */
import { configureStore } from '@reduxjs/toolkit';
import { browserOf, sendErrors, type ErrorSending } from '@/app/listeners/sendErrors';
import { rootReducer } from '@/app/client/rootReducer';
import type { BrowserError } from '@/model/operating/browserError';
import { errorReported, type ErrorReport } from '@/wiki/notices/noticesSlice';
import { sendsErrorsChosen } from '@/wiki/preferences/preferencesSlice';

beforeEach(() => localStorage.clear());

const report = (over: Partial<ErrorReport> = {}): ErrorReport => ({
  at: 1,
  version: '0.1.0+abc1234',
  page: '/player/ann-example',
  message: 'TypeError: "Ann" is undefined',
  stack: 'TypeError\n    at rename (https://wiki.example/assets/main.0123456789.js:1:234)',
  ...over,
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

function device({ agreed = true, ...over }: Partial<ErrorSending> & { readonly agreed?: boolean } = {}) {
  const store = configureStore({ reducer: rootReducer });
  if (agreed) store.dispatch(sendsErrorsChosen(true));
  const arrived: BrowserError[] = [];
  const stop = sendErrors({
    store,
    send: async (errors) => void arrived.push(...errors),
    now: () => Date.UTC(2026, 0, 2),
    random: () => 0,
    isOnline: () => true,
    userAgent: 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0',
    isPrivate: () => false,
    ...over,
  });
  const happens = async (...reports: readonly ErrorReport[]) => {
    for (const each of reports) store.dispatch(errorReported(each));
    await settle();
  };
  return { store, arrived, happens, stop };
}

test('an error is sent without what is personal', async () => {
  const { arrived, happens } = device();
  await happens(report());
  expect(arrived).toEqual([
    {
      kind: 'error',
      version: '0.1.0+abc1234',
      page: 'player',
      message: 'TypeError: "…" is undefined',
      stack: ['rename assets/main.0123456789.js:1:234'],
      browser: 'Firefox 140',
    },
  ]);
});

test.each([
  ['nobody has agreed', { agreed: false }],
  ['the browser asks for privacy', { isPrivate: () => true }],
  ['it is not among those that are picked', { random: () => 0.99 }],
])('nothing is sent nor kept while %s', async (_, over) => {
  const { arrived, happens } = device(over);
  await happens(report({ kind: 'rejection' }));
  expect(arrived).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('who agrees after an error sends that one too', async () => {
  const { store, arrived, happens } = device({ agreed: false });
  await happens(report());
  store.dispatch(sendsErrorsChosen(true));
  await settle();
  expect(arrived).toHaveLength(1);
});

test('an error is sent once a day, and of a day no more than ten', async () => {
  const { arrived, happens } = device();
  await happens(report(), report(), report({ page: '/' }));
  expect(arrived).toHaveLength(1);
  await happens(...Array.from({ length: 20 }, (_, at) => report({ message: `Error ${at}` })));
  expect(arrived).toHaveLength(10);
});

test('what is none of ours, as of an extension, is left', async () => {
  const { arrived, happens } = device();
  await happens(report({ stack: 'Error\n at inject (chrome-extension://abc/content.js:1:2)' }));
  expect(arrived).toEqual([]);
});

test('without a network errors wait on the device, over a reload, until there is one', async () => {
  const offline = device({ isOnline: () => false });
  await offline.happens(report());
  offline.stop();
  const { arrived } = device();
  await settle();
  expect([offline.arrived.length, arrived.length]).toEqual([0, 1]);
});

test('what could not be sent is tried again, and damaged ones are left aside', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failing = device({ send: () => Promise.reject(new Error('unavailable')) });
  await failing.happens(report());
  failing.stop();
  const { arrived } = device();
  await settle();
  expect(arrived).toHaveLength(1);
  localStorage.setItem('armwiki-errors', '{"waiting":[{"uid":"ann"}]}');
  const other = device();
  await other.happens(report());
  expect(other.arrived).toHaveLength(1);
  warn.mockRestore();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.1', 'Edge 140'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1', 'Safari 18'],
  ['curl/8', 'unknown'],
])('%s is %s', (userAgent, name) => {
  expect(browserOf(userAgent)).toBe(name);
});
