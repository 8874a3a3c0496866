/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { createNavigation, type Shown } from '@/app/navigation/navigation';
import { notFound, pages } from '@/app/navigation/pages';
import { routes, type RouteName } from '@/model/routes';
import { Redirect, type Page, type PrefetchContext } from '@/store/page';

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));
const page = (prefetch?: Page['prefetch']): Page => ({
  Component: () => null,
  ...(prefetch && { prefetch }),
});

/** A tab at an address, with what the browser keeps with it, and the pages a test gives and plain ones otherwise. */
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
  const navigation = createNavigation({
    store: { dispatch: jest.fn(), getState: jest.fn() } as never,
    pages: { ...(plain as unknown as typeof pages), ...given },
    notFound: async () => ({ page: page() }),
    leave: (url) => left.push(url),
    window: {
      history: window.history,
      location: window.location,
      addEventListener: (type: string, listener: EventListener) =>
        window.addEventListener(type, listener, { signal: stopped.signal }),
    } as never,
  });
  stops.push(() => stopped.abort());
  const seen: Shown[] = [];
  navigation.subscribe((shown) => seen.push(shown));
  await settled();
  return { navigation, seen, left, names: () => seen.map(({ content }) => content?.name) };
}
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

test('every named route has a page of its own to load', () => {
  expect(Object.keys(pages)).toEqual(Object.keys(routes));
  expect(typeof notFound).toBe('function');
});

test('the first page is shown once its code is there, with its parameters decoded', async () => {
  const { navigation, names } = await open({}, '/player/le%2Dvan?x=1');
  expect(names()).toEqual(['player']);
  expect(navigation.shown()).toMatchObject({
    action: 'POP',
    content: { params: { id: 'le-van' } },
    location: { pathname: '/player/le%2Dvan', search: '?x=1' },
  });
});

test('an entry that a link from elsewhere made has a key of its own, which a reload finds again', async () => {
  const placeOf = async (at: string, entry?: unknown) =>
    (await open({}, at, entry)).navigation.shown().location;
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

test.each(['/no/such/page', '/player/%', '/sport/armw/event/a/b/c'])(
  'no page of ours is at %s',
  async (at) => {
    expect((await open({}, at)).names()).toEqual(['notFound']);
  },
);

test('an address with capitals or a slash at its end is the same page', async () => {
  expect((await open({}, '/Player/')).names()).toEqual(['players']);
  expect((await open({}, '/SPORT/armw')).navigation.shown().content?.params).toEqual({ id: 'armw' });
});

test('the page of before stays until the code of the next is there; then the address changes with it', async () => {
  let arrive: () => void = () => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const { navigation, names } = await open({ players: () => code.then(() => ({ page: page() })) });
  const going = navigation.navigate('/player?q=a#b');
  await settled();
  expect(navigation.shown().content?.name).toBe('home');
  expect(window.location.pathname).toBe('/');
  arrive();
  await going;
  expect(names()).toEqual(['home', 'players']);
  expect(window.location.href).toMatch(/\/player\?q=a#b$/);
  expect(navigation.shown().action).toBe('PUSH');
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
  const { navigation, names } = await open({ players: async () => ({ page: slow }) });
  void navigation.navigate('/player');
  await Promise.resolve();
  await navigation.navigate('/about');
  await settled();
  expect(names()).toEqual(['home', 'about']);
  expect(window.location.pathname).toBe('/about');
  void navigation.navigate('/player');
  await Promise.resolve();
  await Promise.resolve();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  void navigation.navigate('/settings');
  expect(signals[1]?.aborted).toBe(true);
});

test('a page that is there and needs nothing is shown in the same moment', async () => {
  const { navigation } = await open({}, '/player');
  navigation.navigator.replace('?q=lev', 'typing', { preventScrollReset: true });
  expect(navigation.shown()).toMatchObject({
    action: 'REPLACE',
    keepsPlace: true,
    location: { pathname: '/player', search: '?q=lev', state: 'typing' },
  });
  expect(window.location.search).toBe('?q=lev');
});

test('going back shows the entry that the browser kept, with its key and state', async () => {
  const { navigation } = await open({}, '/about');
  const isAt = (pathname: string) =>
    waitFor(() => expect(navigation.shown().location.pathname).toBe(pathname));
  navigation.navigator.push('/settings', { from: 'here' });
  await isAt('/settings');
  const there = navigation.shown().location;
  navigation.navigator.push('/player');
  await isAt('/player');
  navigation.navigator.go(-1);
  await waitFor(() => expect(navigation.shown()).toMatchObject({ action: 'POP', keepsPlace: false }));
  expect(navigation.shown().location).toEqual(there);
  expect(there.state).toEqual({ from: 'here' });
});

describe('a prefetch', () => {
  test('is given the parameters, the address and the store', async () => {
    const seen = jest.fn((_context: PrefetchContext) => undefined);
    await open({ player: async () => ({ page: page(seen) }) }, '/player/ann?x=1');
    expect(seen.mock.calls[0]?.[0]).toMatchObject({ params: { id: 'ann' } });
    expect(seen.mock.calls[0]?.[0].url.href).toMatch(/\/player\/ann\?x=1$/);
  });

  test('can redirect: nothing of the page is shown, and going back does not lead there', async () => {
    const elsewhere = page(() => Promise.reject(new Redirect('/login?next=x')));
    const { navigation, names } = await open({ mydelta: async () => ({ page: elsewhere }) });
    await navigation.navigate('/mydelta');
    expect(names()).toEqual(['home', 'login']);
    expect(window.location.search).toBe('?next=x');
    navigation.navigator.go(-1);
    await waitFor(() => expect(names().at(-1)).toBe('home'));
  });

  test('at the first page redirects in its place', async () => {
    const elsewhere = page(() => Promise.reject(new Redirect('/login')));
    const { navigation, names } = await open({ mydelta: async () => ({ page: elsewhere }) }, '/mydelta');
    expect(names()).toEqual(['login']);
    expect(navigation.shown().action).toBe('REPLACE');
  });

  test('can lead to another site', async () => {
    const away = page(() => Promise.reject(new Redirect('https://elsewhere.example/x')));
    const { navigation, left, names } = await open({ mydelta: async () => ({ page: away }) });
    await navigation.navigate('/mydelta');
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
  const { navigation, seen } = await open({ about: load });
  await navigation.navigate('/about');
  expect(navigation.shown()).toMatchObject({ error, location: { pathname: '/about' } });
  expect(navigation.shown().content).toBeUndefined();
  broken = false;
  await navigation.retry();
  expect(navigation.shown().content?.name).toBe('about');
  expect(navigation.shown().error).toBeUndefined();
  expect(seen.at(-1)?.location).toBe(seen.at(-2)?.location);
});
