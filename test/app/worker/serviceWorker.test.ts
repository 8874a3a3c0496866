import { registerServiceWorker, type ServiceWorkerEvents } from '@/app/worker/serviceWorker';
import { workerNotices } from '@/app/worker/workerNotices';
import { noticesSlice, type Notice } from '@/wiki/notices/noticesSlice';
import { english } from '@/language/language';
import type { Message } from '@/language/text';

interface Answer {
  readonly status: number;
  readonly type: string;
}

interface BrowserOptions {
  readonly host?: string;
  readonly answer?: Answer;
  readonly onLine?: boolean;
}

/** The parts of a browser that registering a worker uses. */
function browser({ host = 'armwiki.example', answer, onLine = true }: BrowserOptions = {}) {
  const events: string[] = [];
  const unregister = jest.fn();
  const registration = Object.assign(new EventTarget(), {
    active: null as object | null,
    waiting: null as object | null,
    installing: null as (EventTarget & { state: string }) | null,
    unregister,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: null as object | null,
    register: jest.fn(async () => registration),
    getRegistration: async () => registration,
  });
  const fetched = jest.fn(async () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return { status: answer.status, headers: new Headers({ 'content-type': answer.type }) };
  });
  const globals = {
    navigator: { serviceWorker, onLine },
    window: Object.assign(new EventTarget(), { location: { hostname: host } }),
    fetch: fetched,
  };
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
    onRefused: told('refused'),
    onError: told('error'),
  };
  return {
    events,
    unregister,
    fetched,
    serviceWorker,
    register: () => registerServiceWorker(listeners),
    registration,
    /** An earlier visit has left a worker, which serves this page unless the reload bypassed it. */
    isKnown: ({ controlled = true } = {}) => {
      registration.active = {};
      if (controlled) serviceWorker.controller = registration.active;
    },
    downloads: () => {
      registration.installing = Object.assign(new EventTarget(), { state: 'installing' });
      registration.dispatchEvent(new Event('updatefound'));
    },
    ends: (state: 'installed' | 'redundant') => {
      const worker = registration.installing;
      registration.installing = null;
      if (worker === null) throw new Error('Expected a worker that installs, found none');
      worker.state = state;
      worker.dispatchEvent(new Event('statechange'));
    },
    loses: () => window.dispatchEvent(new Event('offline')),
    takesOver: () => {
      serviceWorker.controller = {};
      serviceWorker.dispatchEvent(new Event('controllerchange'));
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

  test('on a real host without a network is told of, and followed all the same', async () => {
    const b = browser({ onLine: false });
    b.isKnown();
    await b.register();
    expect(b.events).toEqual(['offline', 'registered']);
  });

  test('that the network goes is told each time, wherever the page was opened', async () => {
    const b = browser();
    await b.register();
    b.loses();
    b.loses();
    expect(b.events).toEqual(['registered', 'offline', 'offline']);
  });

  test('of the first visit makes the app open offline, and taking this page is no update', async () => {
    const b = browser();
    await b.register();
    b.downloads();
    b.ends('installed');
    b.takesOver();
    expect(b.events).toEqual(['registered', 'cached']);
  });

  test.each([true, false])('of a later version tells that it is there (page controlled: %s)', async (is) => {
    const b = browser();
    b.isKnown({ controlled: is });
    await b.register();
    b.downloads();
    b.ends('installed');
    expect(b.events).toEqual(['registered', 'update found', 'updated']);
  });

  test('that was being downloaded before it was followed is not missed, nor told twice', async () => {
    const b = browser();
    b.isKnown();
    b.downloads();
    await b.register();
    b.registration.dispatchEvent(new Event('updatefound'));
    expect(b.events).toEqual(['registered', 'update found']);
    b.ends('installed');
    expect(b.events).toEqual(['registered', 'update found', 'updated']);
  });

  test('that already waits is told at once', async () => {
    const b = browser();
    b.isKnown();
    b.registration.waiting = {};
    await b.register();
    expect(b.events).toEqual(['registered', 'updated']);
  });

  test('whose download breaks off is no update, and the next one is', async () => {
    const b = browser();
    b.isKnown();
    await b.register();
    b.downloads();
    b.ends('redundant');
    expect(b.events).toEqual(['registered', 'update found']);
    b.downloads();
    b.ends('installed');
    expect(b.events).toEqual(['registered', 'update found', 'update found', 'updated']);
  });

  test('that another tab let take over makes this page one to refresh', async () => {
    const b = browser();
    b.isKnown();
    await b.register();
    b.takesOver();
    expect(b.events).toEqual(['registered', 'updated']);
  });

  test('that the browser does not have, or refuses even to look for, is no error', async () => {
    const refusal = new DOMException(
      'The user denied permission to use Service Worker.',
      'NotSupportedError',
    );
    const refusing = browser();
    refusing.serviceWorker.register.mockRejectedValue(refusal);
    refusing.serviceWorker.getRegistration = () => Promise.reject(refusal);
    await refusing.register();
    expect(refusing.events).toEqual(['refused']);

    const without = browser();
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    await without.register();
    expect(without.events).toEqual(['refused']);
  });

  test('that cannot be registered is an error', async () => {
    const b = browser();
    b.serviceWorker.register.mockRejectedValue(new Error('denied'));
    await b.register();
    expect(b.events).toEqual(['error: denied']);
  });
});

/** A notice in English. */
const said = ({ message, actions, ...notice }: Notice) => ({
  ...notice,
  message: say(message),
  actions: actions.map(({ label, does }) => ({ label: say(label), does })),
});
const say = (text: Message | string) => (typeof text === 'string' ? text : english.t(text));

test('the notices are those of the specification, word for word', () => {
  let state = noticesSlice.reducer(undefined, { type: 'init' });
  const storage = { problem: null as 'blocked' | null };
  const notices = workerNotices({
    dispatch: ((action: never) => {
      state = noticesSlice.reducer(state, action);
    }) as never,
    getState: () => ({ storage }) as never,
  });
  notices.onUpdated({} as ServiceWorkerRegistration);
  notices.onOffline();
  notices.onError(new Error('denied'));
  expect(state.notices.map(said)).toEqual([
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

  // If nothing at all is kept, the storage reports it.
  const before = state.notices.length;
  storage.problem = 'blocked';
  notices.onRefused();
  expect(state.notices).toHaveLength(before);
  storage.problem = null;
  notices.onRefused();
  expect(state.notices.slice(before).map(said)).toEqual([
    expect.objectContaining({
      message: 'This browser does not store the app. It works, but opens only online.',
    }),
  ]);
});
