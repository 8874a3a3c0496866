import { refresh, type RefreshedPage } from '@/features/notices/refresh';

type State = 'installed' | 'activating' | 'activated' | 'redundant';

function version(state: State = 'installed') {
  const worker = Object.assign(new EventTarget(), { state, postMessage: jest.fn() });
  return Object.assign(worker, {
    becomes: (next: State) => {
      worker.state = next;
      worker.dispatchEvent(new Event('statechange'));
    },
  });
}
type Version = ReturnType<typeof version>;

/** A page with an old version, and perhaps one that waits, as its browser reports them. */
function page(registration: { active?: Version; waiting?: Version } | undefined) {
  const reload = jest.fn();
  const onSlow = jest.fn();
  const parts = {
    location: { reload },
    navigator: {
      serviceWorker: { controller: registration?.active, getRegistration: async () => registration },
    },
    // Only these parts of each are used.
  } as unknown as RefreshedPage;
  return { reload, onSlow, refreshing: refresh(onSlow, parts) };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('without a version that waits the page is reloaded at once', async () => {
  for (const registration of [undefined, { active: version('activated') }]) {
    const { reload, onSlow, refreshing } = page(registration);
    await refreshing;
    expect(reload).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onSlow).not.toHaveBeenCalled();
  }
});

test('in a browser that refuses to tell of workers it is reloaded too', async () => {
  const reload = jest.fn();
  const getRegistration = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  const parts = { location: { reload }, navigator: { serviceWorker: { getRegistration } } };
  await refresh(() => undefined, parts as unknown as RefreshedPage);
  await refresh(() => undefined, { ...parts, navigator: {} });
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the old version is never loaded again, however long the new one takes; that is told', async () => {
  const registration = { active: version('activated'), waiting: version() };
  const { active, waiting } = registration;
  const { reload, onSlow } = page(registration);
  await settle();
  expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(onSlow).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(onSlow).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  // Each event lets Chromium keep the old version for another half a minute.
  expect(active.postMessage).not.toHaveBeenCalled();

  Object.assign(registration, { active: waiting, waiting: null });
  waiting.becomes('activating');
  active.becomes('redundant');
  await settle();
  expect(reload).not.toHaveBeenCalled();
  waiting.becomes('activated');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a takeover that is quick is not told', async () => {
  const registration = { active: version('activated'), waiting: version() };
  const { reload, onSlow } = page(registration);
  await settle();
  const { waiting } = registration;
  Object.assign(registration, { active: waiting, waiting: null });
  waiting.becomes('activated');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(onSlow).not.toHaveBeenCalled();
});

test('a version that another tab lets take over is waited for', async () => {
  const active = version('activating');
  const { reload } = page({ active });
  await settle();
  expect(reload).not.toHaveBeenCalled();
  active.becomes('activated');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version whose place a later one takes is not waited for any longer, but that one is', async () => {
  const registration = { active: version('activated'), waiting: version() };
  const { waiting: second } = registration;
  const { reload } = page(registration);
  await settle();
  const third = version();
  registration.waiting = third;
  second.becomes('redundant');
  await settle();
  expect(third.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  third.becomes('activated');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version that fails to take over leaves nothing to wait for', async () => {
  const registration = { active: version('activated'), waiting: version() };
  const { reload } = page(registration);
  await settle();
  const { waiting } = registration;
  Object.assign(registration, { waiting: null });
  waiting.becomes('redundant');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what the registration says of a version may come later than what the version says itself', async () => {
  const registration = { active: version('activated'), waiting: version() };
  const { reload } = page(registration);
  await settle();
  registration.waiting.becomes('activated');
  await settle();
  expect(reload).toHaveBeenCalledTimes(1);
});
