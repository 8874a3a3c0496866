import { memo } from 'react';
import {
  redirect,
  replace,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { readAddress, spelledPath } from '@/model/address';
import { routes, type RouteName } from '@/model/routes';
import { Redirect, type Page, type PageParams, type PrefetchContext } from '@/store/page';
import type { AppStore } from '../client/store';

/** The page of an address, with its parameters. */
export interface Content {
  readonly name: RouteName | 'notFound';
  readonly page: Page;
  readonly params: PageParams;
}

type Load = () => Promise<{ readonly page: Page }>;

/** Where pages come from, and what their prefetch works with. */
export interface PageSources {
  readonly store: Pick<AppStore, 'dispatch' | 'getState'>;
  readonly pages: Readonly<Record<RouteName, Load>>;
  readonly notFound: Load;
}

/**
 * A route for each address of the product, and one for all others.
 *
 * Their loaders bring the code as well: the router asks a route's `lazy` once and keeps a failure for good, so a page whose
 * code did not come could not be tried again.
 */
export function pageRoutes({ store, pages, notFound }: PageSources, tab: Window): RouteObject[] {
  const route = (name: Content['name'], path: string, load: Load): RouteObject => ({
    id: name,
    path,
    element: <RoutedPage />,
    shouldRevalidate: asksForMore,
    loader: async ({ request: { url: asked, signal } }: LoaderFunctionArgs): Promise<Content | Response> => {
      const url = new URL(asked);
      const address = readAddress(url.pathname);
      // The router knows fewer spellings, such as of an address with two slashes in a row.
      if (address && name === 'notFound') return redirectTo(spelledPath(address) + url.search, url, tab);
      // An id that no record can have makes an address that nothing is at.
      const { page } = await (address ? load : notFound)();
      signal.throwIfAborted();
      const { params } = address ?? { params: {} };
      const elsewhere = await prefetch(page, store, { params, url, signal });
      if (elsewhere) return redirectTo(elsewhere.url, url, tab);
      return { name: address ? name : 'notFound', page, params };
    },
  });
  // `Object.keys` forgets that the keys are the names.
  const names = Object.keys(routes) as RouteName[];
  return [...names.map((name) => route(name, routes[name], pages[name])), route('notFound', '*', notFound)];
}

/** Not for another query of the same page, as each letter makes that is typed into a search. */
const asksForMore: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

/** Runs a page's step before it is shown. Answers with its redirect; any other error is logged and the page is shown. */
async function prefetch(
  page: Page,
  { dispatch, getState }: PageSources['store'],
  place: Pick<PrefetchContext, 'params' | 'url' | 'signal'>,
): Promise<Redirect | undefined> {
  try {
    await page.prefetch?.({ ...place, dispatch, getState });
  } catch (error) {
    if (error instanceof Redirect) return error;
    console.error('Prefetch failed', error);
  }
  return undefined;
}

/** An address that leads elsewhere is no place to come back to, not even where the history has it already. */
function redirectTo(to: string, { pathname, search }: URL, { location }: Window): Response {
  const isEntered = location.pathname === pathname && location.search === search;
  return (isEntered ? replace : redirect)(new URL(to, location.href).href);
}

function RoutedPage() {
  return <ShownPage {...useLoaderData<Content>()} />;
}

/** Rendered again for another page only: what else the router has to say, pages ask it themselves. */
const ShownPage = memo(({ name, page: { Component }, params }: Content) => (
  // The same page of another record keeps what is the reader's, as typed text; another route begins anew.
  <Component key={name} {...params} />
));
