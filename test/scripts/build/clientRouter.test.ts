import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { createMemoryRouter, redirect, RouteObject } from 'react-router';
import { root } from '../../../scripts/base/root';
import { clientRouter } from '../../../scripts/build/clientRouter';

const build = join(root, 'node_modules/react-router/dist/production');
const isRouter = (text: string) => text.includes('function createRouter(init)');

const loaded = (text: string) => clientRouter(text, 'chunk.mjs');

const modules = readdirSync(build).filter((file) => file.endsWith('.mjs'));
const texts = modules.map((file) => readFileSync(join(build, file), 'utf8'));

test('the router is left out what the app never asks it for, and nothing else', () => {
  const [before, ...others] = texts.filter(isRouter);
  expect(others).toEqual([]);
  const after = loaded(before!);
  const has = (part: string) => after.includes(part);
  expect(
    [
      'init.instrumentations',
      'init.patchRoutes',
      'fetch: fetch2',
      '\n    revalidate,',
      '\nForm.displayName',
    ].filter(has),
  ).toEqual([]);
  const kept = ['init.history', 'initialize,', 'subscribe,', 'enableScrollRestoration,', 'navigate,'];
  expect(kept.filter(has)).toEqual(kept);
  expect(before!.length - after.length).toBeLessThan(5_000);
});

interface Router {
  readonly createMemoryRouter: typeof createMemoryRouter;
  readonly redirect: typeof redirect;
}

function routerOf(text: string): Router {
  const { outputFiles } = buildSync({
    stdin: { contents: text, resolveDir: build },
    bundle: true,
    platform: 'node',
    external: ['react'],
    write: false,
    logLevel: 'silent',
  });
  const module = { exports: {} };
  new Function('module', 'require', outputFiles[0]!.text)(module, require);
  return module.exports as Router;
}

const fail = () => {
  throw new Error('no rows');
};

/** What a reader sees of each step, and what the router showed in between. */
async function visit({ createMemoryRouter: create, redirect: to }: Router): Promise<readonly unknown[]> {
  const echo: RouteObject['loader'] = ({ request, params }) => ({ url: request.url, params });
  const routes: RouteObject[] = [
    {
      id: 'layout',
      hasErrorBoundary: true,
      children: [
        { id: 'home', path: '/', loader: echo },
        { id: 'player', path: '/player/:id', loader: echo, shouldRevalidate: () => false },
        { id: 'old', path: '/old/:id', loader: ({ params }) => to(`/player/${params['id']}`) },
        { id: 'broken', path: '/broken', hasErrorBoundary: true, loader: fail },
        { id: 'broken in the layout', path: '/broken/layout', loader: fail },
        { id: 'other', path: '*', loader: echo },
      ],
    },
  ];
  const router = create(routes, { initialEntries: ['/player/first?sort=name'] });
  const seen: unknown[] = [];
  router.subscribe(({ location: { pathname, search, hash, state }, ...rest }) => {
    const { historyAction, navigation, initialized, loaderData, errors, preventScrollReset } = rest;
    const next = [navigation.state, navigation.location?.pathname];
    const said = errors && Object.entries(errors).map(([id, error]) => [id, String(error)]);
    seen.push([
      pathname,
      search,
      hash,
      state,
      historyAction,
      next,
      initialized,
      loaderData,
      said,
      preventScrollReset,
    ]);
  });
  await new Promise((resolve) => setTimeout(resolve));
  await router.navigate('/player/first?sort=year', { replace: true, preventScrollReset: true });
  await router.navigate('/player/first?sort=year#matches');
  await router.navigate('/old/second', { state: { from: 'a link' } });
  await router.navigate('/broken');
  await router.navigate('/broken/layout');
  await router.navigate('/no//page');
  void router.navigate('/');
  await router.navigate({ pathname: '/player/third', search: '?a=b' });
  await router.navigate(-2);
  return seen;
}

test('what is left of the router moves between pages as before', async () => {
  const before = texts.find(isRouter)!;
  const moves = await visit(routerOf(before));
  expect(moves.length).toBeGreaterThan(15);
  expect(await visit(routerOf(loaded(before)))).toEqual(moves);
});

test('the other modules of the package are as they are', () => {
  const other = texts.find((text) => !isRouter(text));
  expect(loaded(other!)).toBe(other);
});

test('a version of the package that is written otherwise fails the build', () => {
  expect(() => loaded('function createRouter(init) {}')).toThrow('found none');
});
