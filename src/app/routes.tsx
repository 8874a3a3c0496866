import {
  createBrowserRouter,
  redirect,
  useParams,
  type DataStrategyFunction,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { routes, type RouteName } from '@/model/routes';
import { Redirect, type Page, type PageParams } from '@/store/page';
import { Layout, RouteError } from './Layout';
import { notFound, pages } from './pages';
import type { AppStore } from './store';

/** All routes under the main layout; whatever matches none shows the not-found page. */
export function createRoutes(store: AppStore): RouteObject[] {
  // `Object.entries` forgets that the keys are the names written above.
  const named = Object.entries(pages) as [RouteName, (typeof pages)[RouteName]][];
  return [
    {
      id: 'layout',
      element: <Layout />,
      errorElement: <RouteError />,
      // The first page loads after the first paint, inside the layout.
      hydrateFallbackElement: <Layout loading />,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...named.map(([name, load]) => ({
              id: name,
              path: routes[name].pattern,
              lazy: () => loadPage(load, store),
            })),
            { id: 'notFound', path: '*', lazy: () => loadPage(notFound, store) },
          ],
        },
      ],
    },
  ];
}

async function loadPage(load: () => Promise<{ readonly page: Page }>, store: AppStore) {
  const { page } = await load();
  return { Component: withParams(page), loader: (args: LoaderFunctionArgs) => prefetch(page, store, args) };
}

/** Route parameters become props, so that a page can be shown without a router. */
function withParams({ Component }: Page) {
  return function RoutedPage() {
    const { '*': _, ...params } = useParams();
    // A pattern without optional segments always matches with all of its parameters.
    return <Component {...(params as PageParams)} />;
  };
}

/** A route's loader: a redirect of the page's prefetch goes elsewhere, any other error is logged and navigation goes on. */
export async function prefetch(page: Page, store: AppStore, { params, request }: LoaderFunctionArgs) {
  try {
    await page.prefetch?.({
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
      url: new URL(request.url),
      dispatch: store.dispatch,
      getState: () => store.getState(),
      signal: request.signal,
    });
  } catch (error) {
    if (error instanceof Redirect) return redirect(error.url);
    console.error('Prefetch failed', error);
  }
  return null;
}

/** Parents before children, one after the other, where the router by itself would start all at once. */
export const inOrder: DataStrategyFunction = async ({ matches }) => {
  const results: Awaited<ReturnType<DataStrategyFunction>> = {};
  for (const match of matches) {
    if (!match.shouldCallHandler()) continue;
    const result = await match.resolve();
    results[match.route.id] = result;
    if (result.type === 'error' || result.result instanceof Response) break;
  }
  return results;
};

export const createRouter = (store: AppStore) =>
  createBrowserRouter(createRoutes(store), { dataStrategy: inOrder });
