/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { DataRouter, Location } from 'react-router';
import type { Content } from '@/app/navigation/pageRoutes';
import { notFound, pages } from '@/app/navigation/pages';
import { emptyTable } from '@/lib/table';
import { createRouter } from '@/app/navigation/router';
import { routes, type RouteName } from '@/model/sharing/routes';
import { Redirect, type Page, type PrefetchContext } from '@/store/page';
import '@test/support/webRequests';

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
const page = (prefetch?: Page['prefetch']): Page => ({
  Component: () => null,
  ...(prefetch && { prefetch }),
});

function shownBy({
  location,
  historyAction,
  matches,
  loaderData,
  errors,
  preventScrollReset,
}: DataRouter['state']) {
  return {
    location: location as Location<unknown>,
    action: historyAction,
    content: loaderData[matches.at(-1)?.route.id ?? ''] as Content | undefined,
    error: Object.values(errors ?? {})[0] as unknown,
    keepsPlace: preventScrollReset,
  };
}

const nothing = { rows: emptyTable() };
const state = { events: nothing, players: nothing };

/** A tab at an address, with the browser's data for it; pages come from the test, plain ones by default. */
async function open(
  given: Partial<Record<RouteName, () => Promise<{ readonly page: Page }>>> = {},
  at = '/',
  entry: unknown = null,
) {
  window.history.replaceState(entry, '', at);
  const plain = Object.fromEntries(
    Object.keys(routes).map((name) => {
      const one = page();
      return [name, async () => ({ page: one })];
    }),
  );
  const left: string[] = [];
  const stopped = new AbortController();
  const { document, history, sessionStorage } = window;
  const router = createRouter(
    {
      store: { dispatch: jest.fn(), getState: () => state } as never,
      pages: { ...(plain as unknown as typeof pages), ...given },
      notFound: async () => ({ page: page() }),
    },
    {
      document,
      history,
      sessionStorage,
      location: {
        get href() {
          return window.location.href;
        },
        get pathname() {
          return window.location.pathname;
        },
        get search() {
          return window.location.search;
        },
        get hash() {
          return window.location.hash;
        },
        origin: window.location.origin,
        assign: (url: string) => left.push(url),
      },
      addEventListener: (type: string, listener: EventListener) =>
        window.addEventListener(type, listener, { signal: stopped.signal }),
    } as never,
  );
  stops.push(() => stopped.abort());
  const seen: ReturnType<typeof shownBy>[] = [];
  router.subscribe((state) => {
    if (state.navigation.state === 'idle' && state.revalidation === 'idle') seen.push(shownBy(state));
  });
  await settled();
  return {
    router,
    seen,
    left,
    shown: () => shownBy(router.state),
    names: () => seen.map(({ content }) => content?.name),
  };
}
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('every named route has a page of its own to load', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(routes));
  expect(typeof notFound).toBe('function');
});

test('the first page is shown once its code is there, with its parameters decoded', async () => {
  const { shown, names } = await open({}, '/player/le%2Dvan?x=1');
  expect(names()).toEqual(['player']);
  expect(shown()).toMatchObject({
    action: 'POP',
    content: { params: { id: 'le-van' } },
    location: { pathname: '/player/le%2Dvan', search: '?x=1' },
  });
});

test('an entry that a link from elsewhere made has a key of its own, which a reload finds again', async () => {
  const placeOf = async (at: string, entry?: unknown) => (await open({}, at, entry)).shown().location;
  const { key } = await placeOf('/about');
  const kept: unknown = window.history.state;
  expect((await placeOf('/settings')).key).not.toBe(key);
  expect((await placeOf('/about', kept)).key).toBe(key);
  expect(await placeOf('/about', { usr: 'theirs' })).toMatchObject({ state: 'theirs' });
  expect(await placeOf('/about', { usr: 'ours', key: 'known' })).toMatchObject({
    key: 'known',
    state: 'ours',
  });
});

test.each(['/no/such/page', '/player/%', '/sport/armw/event/a/b/c', '/player/a%2Fb', '/member/__x__'])(
  'no page of ours is at %s',
  async (at) => {
    // The router logs that it cannot decode the second.
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await open({}, at)).names()).toEqual(['notFound']);
    log.mockRestore();
  },
);

test('an address with capitals or a slash at its end is the same page', async () => {
  expect((await open({}, '/Player/')).names()).toEqual(['players']);
  expect((await open({}, '/SPORT/armw')).shown().content?.params).toEqual({ id: 'armw' });
});

test('an address with two slashes in a row leads to the page as it is spelled properly', async () => {
  const { shown } = await open({}, '/player//ann?x=1');
  expect(shown()).toMatchObject({
    action: 'REPLACE',
    content: { name: 'player', params: { id: 'ann' } },
    location: { pathname: '/player/ann', search: '?x=1' },
  });
});

test('the page of before stays until the code of the next is there; then the address changes with it', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const { router, shown, names } = await open({ players: () => code.then(() => ({ page: page() })) });
  const going = router.navigate('/player?q=a#b');
  await settled();
  expect(shown().content?.name).toBe('home');
  expect(window.location.pathname).toBe('/');
  arrive();
  await going;
  expect(names()).toEqual(['home', 'players']);
  expect(window.location.href).toMatch(/\/player\?q=a#b$/);
  expect(shown().action).toBe('PUSH');
});

test('what is asked for next takes the place of what is on its way', async () => {
  const signals: AbortSignal[] = [];
  const slow = page(
    ({ signal }) =>
      new Promise((resolve) => {
        signals.push(signal);
        setTimeout(resolve, 5);
      }),
  );
  const { router, names } = await open({ players: async () => ({ page: slow }) });
  void router.navigate('/player');
  await Promise.resolve();
  await router.navigate('/about');
  await settled();
  expect(names()).toEqual(['home', 'about']);
  expect(window.location.pathname).toBe('/about');
  void router.navigate('/player');
  await Promise.resolve();
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  void router.navigate('/settings');
  expect(signals[1]?.aborted).toBe(true);
});

test('a page that is there and needs nothing is shown in the same moment', async () => {
  const { router, shown } = await open({}, '/player');
  void router.navigate('?q=lev', { replace: true, state: 'typing', preventScrollReset: true });
  expect(shown()).toMatchObject({
    action: 'REPLACE',
    keepsPlace: true,
    location: { pathname: '/player', search: '?q=lev', state: 'typing' },
  });
  expect(window.location.search).toBe('?q=lev');
});

test('going back shows the entry that the browser kept, with its key and state', async () => {
  const { router, shown } = await open({}, '/about');
  const isAt = (pathname: string) => waitFor(() => expect(shown().location.pathname).toBe(pathname));
  void router.navigate('/settings', { state: { from: 'here' } });
  await isAt('/settings');
  const there = shown().location;
  void router.navigate('/player');
  await isAt('/player');
  void router.navigate(-1);
  await waitFor(() => expect(shown()).toMatchObject({ action: 'POP', keepsPlace: false }));
  expect(shown().location).toEqual(there);
  expect(there.state).toEqual({ from: 'here' });
});

describe('a prefetch', () => {
  test('is given the parameters, the address and the store', async () => {
    const seen = jest.fn((_context: PrefetchContext) => undefined);
    await open({ player: async () => ({ page: page(seen) }) }, '/player/ann?x=1');
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ params: { id: 'ann' } });
    expect(seen.mock.calls[0]?.[0].url.href).toMatch(/\/player\/ann\?x=1$/);
  });

  test('runs for another record and not for another query of the same page', async () => {
    const seen = jest.fn((_context: PrefetchContext) => undefined);
    const { router } = await open({ player: async () => ({ page: page(seen) }) }, '/player/ann');
    await router.navigate('/player/ann?x=1');
    expect(seen).toHaveBeenCalledTimes(1);
    await router.navigate('/player/bea');
    expect(seen.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 'ann' }, { id: 'bea' }]);
  });

  test('can redirect: nothing of the page is shown, and going back does not lead there', async () => {
    const elsewhere = page(() => Promise.reject(new Redirect('/login?next=x')));
    const { router, names } = await open({ mydelta: async () => ({ page: elsewhere }) });
    await router.navigate('/mydelta');
    expect(names()).toEqual(['home', 'login']);
    expect(window.location.search).toBe('?next=x');
    void router.navigate(-1);
    await waitFor(() => expect(names().at(-1)).toBe('home'));
  });

  test('at the first page redirects in its place', async () => {
    const elsewhere = page(() => Promise.reject(new Redirect('/login')));
    const { shown, names } = await open({ mydelta: async () => ({ page: elsewhere }) }, '/mydelta');
    expect(names()).toEqual(['login']);
    expect(shown().action).toBe('REPLACE');
  });

  test('can lead to another site', async () => {
    const away = page(() => Promise.reject(new Redirect('https://elsewhere.example/x')));
    const { router, left, names } = await open({ mydelta: async () => ({ page: away }) });
    await router.navigate('/mydelta');
    expect(left).toEqual(['https://elsewhere.example/x']);
    expect(names()).toEqual(['home']);
  });

  test('that fails is logged, and navigation goes on', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('broken');
    const broken = page(() => Promise.reject(error));
    const { names } = await open({ about: async () => ({ page: broken }) }, '/about');
    expect(names()).toEqual(['about']);
    expect(log).toHaveBeenCalledWith('Prefetch failed', error);
    log.mockRestore();
  });
});

test('code that cannot be loaded is an error at its address, and can be tried again', async () => {
  let broken = true;
  const error = new Error('no network');
  const load = () => (broken ? Promise.reject(error) : Promise.resolve({ page: page() }));
  const { router, shown, seen } = await open({ about: load });
  await router.navigate('/about');
  expect(shown()).toMatchObject({ error, location: { pathname: '/about' } });
  expect(shown().content).toBeUndefined();
  broken = false;
  const entries = window.history.length;
  // As the error page does, see RouteError.
  await router.navigate('/about', { replace: true, preventScrollReset: true });
  expect(shown().content?.name).toBe('about');
  expect(shown().error).toBeUndefined();
  const [failed, again] = seen.slice(-2);
  expect({ ...again?.location, key: 'any' }).toEqual({ ...failed?.location, key: 'any' });
  expect(again).toMatchObject({ action: 'REPLACE', keepsPlace: true });
  expect(window.history.length).toBe(entries);
});
