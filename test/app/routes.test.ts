import { createMemoryRouter, redirect } from 'react-router';
import { createRoutes, inOrder, prefetch } from '@/app/routes';
import type { AppStore } from '@/app/store';
import { routes } from '@/model/routes';
import { Redirect } from '@/store/page';

/** A router without screens whose loaders tell what they do. */
function setup(child: () => unknown) {
  const log: string[] = [];
  const router = createMemoryRouter(
    [
      { path: '/', children: [] },
      { path: '/elsewhere', loader: () => (log.push('elsewhere'), null) },
      {
        path: '/parent',
        loader: async () => {
          log.push('parent begins');
          await new Promise((resolve) => setTimeout(resolve, 5));
          log.push('parent ends');
          return null;
        },
        children: [
          {
            path: 'child',
            lazy: async () => ({
              loader: () => {
                log.push('child');
                return child();
              },
            }),
            children: [{ index: true, loader: () => (log.push('grandchild'), null) }],
          },
        ],
      },
    ],
    { dataStrategy: inOrder },
  );
  return { log, router };
}

describe('prefetching', () => {
  test('runs parents before children, one after the other', async () => {
    const { log, router } = setup(() => null);
    await router.navigate('/parent/child');
    expect(log).toEqual(['parent begins', 'parent ends', 'child', 'grandchild']);
    expect(router.state.location.pathname).toBe('/parent/child');
  });

  test('a redirect goes elsewhere and runs no child', async () => {
    const { log, router } = setup(() => redirect('/elsewhere'));
    await router.navigate('/parent/child');
    expect(log).toEqual(['parent begins', 'parent ends', 'child', 'elsewhere']);
    expect(router.state.location.pathname).toBe('/elsewhere');
  });
});

test('every named route and the not-found page stand under one layout', () => {
  // Nothing is loaded, so the store is not used.
  const [layout] = createRoutes({} as AppStore);
  const pages = layout?.children?.[0]?.children ?? [];
  expect(pages.map(({ id, path }) => [id, path])).toEqual([
    ...Object.entries(routes).map(([name, { pattern }]) => [name, pattern]),
    ['notFound', '*'],
  ]);
  expect(pages.every(({ lazy }) => typeof lazy === 'function')).toBe(true);
});

describe("a page's prefetch", () => {
  const store = { dispatch: jest.fn(), getState: jest.fn() } as never;
  const args = {
    params: { id: 'ann', panel: undefined },
    request: new Request('http://armwiki.example/player/ann?x=1'),
  } as never;
  const Component = () => null;

  test('is given the parameters, the address and the store', async () => {
    const seen = jest.fn();
    expect(await prefetch({ Component, prefetch: seen }, store, args)).toBeNull();
    expect(seen.mock.calls[0][0]).toMatchObject({
      params: { id: 'ann', panel: '' },
      url: new URL('http://armwiki.example/player/ann?x=1'),
    });
    expect(await prefetch({ Component }, store, args)).toBeNull();
  });

  test('can redirect', async () => {
    const go = () => Promise.reject(new Redirect('/login'));
    const answer = await prefetch({ Component, prefetch: go }, store, args);
    expect(answer?.headers.get('Location')).toBe('/login');
  });

  test('that fails is logged, and navigation goes on', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const error = new Error('broken');
    expect(await prefetch({ Component, prefetch: () => Promise.reject(error) }, store, args)).toBeNull();
    expect(log).toHaveBeenCalledWith('Prefetch failed', error);
    log.mockRestore();
  });
});
