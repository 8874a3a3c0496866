import { registerServiceWorker, type ServiceWorkerEvents } from '@/app/serviceWorker';
import { workerNotices } from '@/app/workerNotices';
import { noticesSlice } from '@/features/notices/noticesSlice';

interface Answer {
  readonly status: number;
  readonly type: string;
}

/** A browser as far as registering a worker is concerned. */
function browser({ host = 'armwiki.example', answer }: { host?: string; answer?: Answer } = {}) {
  const events: string[] = [];
  const unregister = jest.fn();
  const worker = Object.assign(new EventTarget(), { state: 'installing' });
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: worker, unregister });
  const serviceWorker = {
    controller: null as object | null,
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
  };
  const fetched = jest.fn(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return { status: answer.status, headers: new Headers({ 'content-type': answer.type }) };
  });
  const globals = { navigator: { serviceWorker }, window: { location: { hostname: host } }, fetch: fetched };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  const told = (name: string) => (what?: unknown) =>
    void events.push(what instanceof Error ? `${name}: ${what.message}` : name);
  const listeners: ServiceWorkerEvents = {
    onRegistered: told('registered'),
    onUpdateFound: told('update found'),
    onUpdated: told('updated'),
    onCached: told('cached'),
    onOffline: told('offline'),
    onError: told('error'),
  };
  return {
    events,
    unregister,
    fetched,
    serviceWorker,
    register: () => registerServiceWorker(listeners),
    installs: () => {
      registration.dispatchEvent(new Event('updatefound'));
      worker.state = 'installed';
      worker.dispatchEvent(new Event('statechange'));
    },
  };
}

const script = { status: 200, type: 'text/javascript; charset=utf-8' };

describe('the worker', () => {
  test('on a real host is registered without being looked at first', async () => {
    const b = browser();
    await b.register();
    expect(b.fetched).not.toHaveBeenCalled();
    expect(b.serviceWorker.register).toHaveBeenCalledWith('/sw.js');
    expect(b.events).toEqual(['registered']);
  });

  test.each(['localhost', '127.0.0.1', '[::1]'])('on %s is looked at first', async (host) => {
    const b = browser({ host, answer: script });
    await b.register();
    expect(b.fetched).toHaveBeenCalledWith('/sw.js', expect.anything());
    expect(b.events).toEqual(['registered']);
  });

  test.each([
    [{ status: 404, type: 'text/javascript' }, 'status 404'],
    [{ status: 200, type: 'text/html' }, 'type text/html'],
  ])(
    'on localhost that is missing or no JavaScript is reported and unregistered: %o',
    async (answer, why) => {
      const b = browser({ host: 'localhost', answer });
      await b.register();
      expect(b.events).toEqual([expect.stringContaining(why)]);
      expect(b.unregister).toHaveBeenCalled();
      expect(b.serviceWorker.register).not.toHaveBeenCalled();
    },
  );

  test('without a network is the one of an earlier visit', async () => {
    const b = browser({ host: 'localhost' });
    await b.register();
    expect(b.events).toEqual(['offline']);
    expect(b.unregister).not.toHaveBeenCalled();
  });

  test('of the first visit makes the app open offline', async () => {
    const b = browser();
    await b.register();
    b.installs();
    expect(b.events).toEqual(['registered', 'cached']);
  });

  test('of a later version tells that it is there', async () => {
    const b = browser();
    b.serviceWorker.controller = {};
    await b.register();
    b.installs();
    expect(b.events).toEqual(['registered', 'update found', 'updated']);
  });

  test('that cannot be registered is an error', async () => {
    const b = browser();
    b.serviceWorker.register.mockRejectedValue(new Error('denied'));
    await b.register();
    expect(b.events).toEqual(['error: denied']);
  });
});

test('the notices are those of the specification, word for word', () => {
  let state = noticesSlice.reducer(undefined, { type: 'init' });
  const notices = workerNotices({
    // Only plain actions are dispatched here.
    dispatch: ((action: never) => {
      state = noticesSlice.reducer(state, action);
    }) as never,
  });
  notices.onUpdated({} as ServiceWorkerRegistration);
  notices.onOffline();
  notices.onError(new Error('denied'));
  expect(state.notices).toEqual([
    expect.objectContaining({
      message: 'App has been updated. Please refresh the page.',
      tone: 'error',
      position: 'top',
      multiLine: true,
      timeoutMs: 0,
      actions: [
        { label: 'Refresh', does: 'reload' },
        { label: 'Dismiss', does: 'dismiss' },
      ],
    }),
    expect.objectContaining({
      message: 'No internet connection found. App is running in offline mode.',
      timeoutMs: 5_000,
    }),
    expect.objectContaining({ message: 'Error during service worker registration: denied' }),
  ]);
});
