/** @jest-environment jsdom */
import type { LoaderFunctionArgs } from 'react-router';
import { pageRoutes } from '@/app/navigation/pageRoutes';
import { loadWhole, notFound, pages } from '@/app/navigation/pages';
import { startPreloading, type Visitor } from '@/app/navigation/preload';
import { emptyTable } from '@/lib/table';
import type { Page } from '@/store/page';
import '@test/support/webRequests';

const nothing = { rows: emptyTable() };
const store = { dispatch: jest.fn(), getState: () => ({ events: nothing, players: nothing }) } as never;

/** The loaders of a tab whose pages have later parts. They arrive when the test says so. */
function tabWith({ controller = null }: { readonly controller?: object | null } = {}) {
  const arrivals: (() => void)[] = [];
  const page: Page = {
    Component: () => null,
    later: () => new Promise((resolve) => void arrivals.push(resolve)),
  };
  const navigator = { serviceWorker: { controller } };
  const routes = pageRoutes({ store, pages: { ...pages, player: async () => ({ page }) }, notFound }, {
    navigator,
    location: window.location,
  } as never);
  const route = routes.find(({ id }) => id === 'player');
  const open = async () => {
    const shown = jest.fn();
    const request = new Request('http://localhost/player/ann', { signal: new AbortController().signal });
    const load = route?.loader as (args: Partial<LoaderFunctionArgs>) => Promise<unknown>;
    void load({ request }).then(shown);
    await new Promise((resolve) => setTimeout(resolve));
    return shown;
  };
  return { open, arrivals };
}

test("a visit's first page is shown without its later parts, and the next one as a whole", async () => {
  const { open, arrivals } = tabWith();
  expect(await open()).toHaveBeenCalledTimes(1);
  expect(arrivals).toHaveLength(0);
  const next = await open();
  expect(next).not.toHaveBeenCalled();
  arrivals[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(next).toHaveBeenCalledTimes(1);
});

test('where a service worker has the code at hand, the first page is shown as a whole too', async () => {
  const { open, arrivals } = tabWith({ controller: {} });
  const first = await open();
  expect(first).not.toHaveBeenCalled();
  arrivals[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(first).toHaveBeenCalledTimes(1);
});

test.each(['event', 'player'] as const)('the page of one %s has later parts', async (name) => {
  const { page } = await pages[name]();
  expect(page.later).toBeDefined();
  await expect(loadWhole(pages[name])).resolves.toBeUndefined();
});

test('who points at a link gets the code of its page and of its later parts', async () => {
  const { page } = await pages.player();
  const later = jest.spyOn(page as { later: () => Promise<void> }, 'later').mockResolvedValue();
  const visitor = { document, location, navigator: { connection: { saveData: true } } };
  startPreloading(visitor as unknown as Visitor, Promise.resolve(), []);
  document.body.innerHTML = '<a href="/player/ann">Ann</a>';
  document.querySelector('a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(later).toHaveBeenCalledTimes(1);
});
