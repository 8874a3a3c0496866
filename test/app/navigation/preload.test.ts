/** @jest-environment jsdom */
import { startPreloading, type Visitor } from '@/app/navigation/preload';

const mark = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  mark.mockClear();
  // jsdom has no marks.
  Object.assign(performance, { mark });
});
afterEach(() => void jest.useRealTimers());

const settled = () => jest.advanceTimersByTimeAsync(20);

const stays = Promise.resolve();

function visitorWith({ waiting = false, saveData = false } = {}) {
  const registration = { waiting: waiting ? {} : null, active: {} };
  const navigator = {
    connection: { saveData },
    serviceWorker: { getRegistration: async () => registration },
  };
  const visitor = {
    document,
    location,
    navigator,
    setTimeout: window.setTimeout.bind(window),
    requestIdleCallback: (done: () => void) => void done(),
  } as unknown as Visitor;
  return { visitor, registration };
}

test('every part is fetched, one after the other', async () => {
  const log: string[] = [];
  const part = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  startPreloading(visitorWith().visitor, stays, [part('a'), part('b')]);
  await settled();
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(mark.mock.calls).toEqual([['code-loaded']]);
});

test('whoever gives no sign of staying gets nothing yet', async () => {
  const part = jest.fn(async () => undefined);
  startPreloading(visitorWith().visitor, new Promise(() => undefined), [part]);
  await settled();
  expect(part).not.toHaveBeenCalled();
});

test('a version that waits ends it, before or in between', async () => {
  const second = jest.fn(async () => undefined);
  const { visitor, registration } = visitorWith();
  startPreloading(visitor, stays, [async () => void (registration.waiting = {}), second]);
  const never = jest.fn(async () => undefined);
  startPreloading(visitorWith({ waiting: true }).visitor, stays, [never]);
  await settled();
  expect(second).not.toHaveBeenCalled();
  expect(never).not.toHaveBeenCalled();
});

test('a version that has taken over ends it, also when the reader stays only then', async () => {
  const part = jest.fn(async () => undefined);
  const { visitor, registration } = visitorWith();
  let stay = () => {};
  const later = new Promise<void>((resolve) => (stay = resolve));
  startPreloading(visitor, later, [part]);
  await settled();
  registration.active = {};
  stay();
  await settled();
  expect(part).not.toHaveBeenCalled();
});

test('the first part that cannot be fetched ends it, quietly', async () => {
  const next = jest.fn(async () => undefined);
  startPreloading(visitorWith().visitor, stays, [() => Promise.reject(new Error('no network')), next]);
  await settled();
  expect(next).not.toHaveBeenCalled();
  expect(mark).not.toHaveBeenCalled();
});

test('whoever saves data gets nothing in idle time', async () => {
  const part = jest.fn(async () => undefined);
  startPreloading(visitorWith({ saveData: true }).visitor, stays, [part]);
  await settled();
  expect(part).not.toHaveBeenCalled();
});
