/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter, Outlet, RouterProvider, type DataRouter } from 'react-router';
import { Places } from '@/app/navigation/Places';
import '@test/support/webRequests';

let scrolled: number[];
let height: number;
const standAt = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
beforeEach(() => {
  sessionStorage.clear();
  scrolled = [];
  height = 10_000;
  standAt(0);
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled.push(to[1] as number);
    standAt(Math.min(to[1] as number, height));
  });
});
afterEach(() => {
  tab?.close();
  jest.restoreAllMocks();
});

let tab: ReturnType<typeof open> | undefined;
let entries = 0;

function open(key = `entry${(entries += 1)}`) {
  window.history.replaceState({ key, idx: 0 }, '', '/');
  const router: DataRouter = createBrowserRouter([
    {
      element: (
        <>
          <Outlet />
          <Places restored={() => router.state.restoreScrollPosition} />
        </>
      ),
      children: [{ path: '*', element: <h2 id="the rules">Rules</h2> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  scrolled = [];
  const opened = {
    key,
    go: (to: string, options?: { readonly preventScrollReset: boolean }) =>
      act(() => router.navigate(to, options)),
    back: () => act(() => router.navigate(-1)),
    leave: () => act(() => void window.dispatchEvent(new Event('pagehide'))),
    close: () => {
      cleanup();
      router.dispose();
    },
  };
  tab = opened;
  return opened;
}

/** Reloads the tab at the same history entry. */
function reload({ key, leave, close }: ReturnType<typeof open>) {
  leave();
  close();
  standAt(0);
  return open(key);
}

test('a new page begins at its top, and going back is back to the place', async () => {
  const { go, back } = open();
  standAt(700);
  await go('/b');
  await back();
  expect(scrolled).toEqual([0, 700]);
});

test('a page that keeps its place is left alone', async () => {
  const { go } = open();
  await go('/b', { preventScrollReset: true });
  expect(scrolled).toEqual([]);
});

test('a page begins at what its address names, or at the top where there is no such thing', async () => {
  const { go } = open();
  const into = jest.fn();
  document.querySelector('h2')!.scrollIntoView = into;
  await go('/a#the%20rules');
  expect(into).toHaveBeenCalled();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await go('/b#nothing');
  await go('/c#%');
  expect(scrolled).toEqual([0, 0]);
});

test('places outlive a reload of the tab, and what is stored may be anything', () => {
  const before = open();
  expect(history.scrollRestoration).toBe('manual');
  standAt(300);
  before.leave();
  expect(history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem('armwiki-places')!)).toMatchObject({ [before.key]: 300 });
  before.close();
  standAt(0);
  open(before.key);
  expect(window.scrollY).toBe(300);
  for (const hostile of ['{', 'null', '[1]', '{"a":"far"}']) {
    tab?.close();
    sessionStorage.setItem('armwiki-places', hostile);
    open('a');
    expect(window.scrollY).toBe(0);
  }
});

test('what was kept of the tab is found', () => {
  sessionStorage.setItem('armwiki-places', '{"kept":420,"other":10}');
  open('kept');
  expect(window.scrollY).toBe(420);
});

test('a page that the browser kept whole has its place from us again', () => {
  open().leave();
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

describe('a page that is still too short for its place', () => {
  let grow: () => void;
  let observing: number;
  beforeEach(() => {
    observing = 0;
    window.ResizeObserver = class {
      constructor(grown: ResizeObserverCallback) {
        grow = () => grown([], this);
      }
      observe = () => void (observing += 1);
      unobserve = () => undefined;
      disconnect = () => void (observing -= 1);
    };
  });

  /** The tab reloads at scroll position 700 while only a few rows are there. */
  function reloaded() {
    const before = open();
    standAt(700);
    height = 100;
    const after = reload(before);
    expect(window.scrollY).toBe(100);
    return after;
  }

  const growTo = (pixels: number) => {
    height = pixels;
    grow();
  };

  test('goes on to it as the rows come, and then follows no more', () => {
    reloaded();
    growTo(400);
    expect(window.scrollY).toBe(400);
    growTo(5_000);
    expect(window.scrollY).toBe(700);
    expect(observing).toBe(0);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'stays where the reader is after a %s',
    (input) => {
      reloaded();
      window.dispatchEvent(new Event(input));
      expect(observing).toBe(0);
    },
  );

  test('stays where it is when the rows do not come', () => {
    jest.useFakeTimers();
    reloaded();
    jest.advanceTimersByTime(9_999);
    expect(observing).toBe(1);
    jest.advanceTimersByTime(1);
    expect(observing).toBe(0);
    jest.useRealTimers();
  });

  test('keeps the place over another reload and while one is elsewhere', async () => {
    const again = reload(reloaded());
    expect(observing).toBe(1);
    await again.go('/other');
    expect(window.scrollY).toBe(0);
    height = 5_000;
    await again.back();
    expect(window.scrollY).toBe(700);
    expect(observing).toBe(0);
  });
});

test('where the browser refuses storage, each page begins at its top, and going back still works', async () => {
  const refusal = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  const { go, back, leave } = open();
  standAt(700);
  await go('/b');
  await back();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  leave();
  expect(scrolled).toEqual([0, 700]);
  refusal.mockRestore();
});
