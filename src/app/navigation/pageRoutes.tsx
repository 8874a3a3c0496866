import { memo } from 'react';
import {
  redirect,
  replace,
  useLoaderData,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { readAddress, spelledPath } from '@/model/sharing/address';
import { routes, type RouteName } from '@/model/sharing/routes';
import { Redirect, type Page, type PageParams, type PrefetchContext } from '@/store/page';
import type { AppStore } from '../client/store';

export interface Content {
  readonly name: RouteName | 'notFound';
  readonly page: Page;
  readonly params: PageParams;
}

type Load = () => Promise<{ readonly page: Page }>;

export interface PageSources {
  readonly store: Pick<AppStore, 'dispatch' | 'getState'>;
  readonly pages: Readonly<Record<RouteName, Load>>;
  readonly notFound: Load;
}

/**
 * A route for each address, and one for all others.
 *
 * The loaders also load the code: the router calls a route's `lazy` once and keeps a failure for good, so a
 * page whose code failed to load could not be retried.
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
      // The router knows fewer spellings; for example, no two slashes in a row.
      if (address && name === 'notFound') return redirectTo(spelledPath(address) + url.search, url, tab);
      // If no record can have the id, nothing is at the address.
      const { page } = await (address ? load : notFound)();
      signal.throwIfAborted();
      const { params } = address ?? { params: {} };
      const elsewhere = await prefetch(page, store, { params, url, signal });
      if (elsewhere) return redirectTo(elsewhere.url, url, tab);
      return { name: address ? name : 'notFound', page, params };
    },
  });
  // `Object.keys` loses the key type.
  const names = Object.keys(routes) as RouteName[];
  return [...names.map((name) => route(name, routes[name], pages[name])), route('notFound', '*', notFound)];
}

/** Not for another query of the same page, which each typed letter of a search produces. */
const asksForMore: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

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

/**
 * Replace the history entry: a redirecting address is nothing to go back to, even if the history contains it
 * already.
 */
function redirectTo(to: string, { pathname, search }: URL, { location }: Window): Response {
  const isEntered = location.pathname === pathname && location.search === search;
  return (isEntered ? replace : redirect)(new URL(to, location.href).href);
}

function RoutedPage() {
  return <ShownPage {...useLoaderData<Content>()} />;
}

const ShownPage = memo(({ name, page: { Component }, params }: Content) => (
  // Another record on the same route keeps the reader's state, such as typed text. Another route remounts.
  <Component key={name} {...params} />
));
