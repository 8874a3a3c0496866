import { memo, useEffect, useMemo } from 'react';
import {
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  type LoaderFunctionArgs,
  type Location,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router';
import { findWorkers } from '@/lib/browserParts';
import { readAddress, spelledPath } from '@/model/sharing/address';
import { routes, type RouteName } from '@/model/sharing/routes';
import { Redirect, type Page, type PageParams, type PrefetchContext } from '@/store/page';
import { useAppSelector } from '@/store/typed';
import { selectPathWithIds, selectShownPath } from '@/wiki/records/slugSelectors';
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
  // A service worker has the code at hand.
  let waits = findWorkers(tab)?.controller != null;
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
      const { page } = await (address ? load : notFound)();
      if (waits && page.later) await page.later();
      signal.throwIfAborted();
      const params = address ? paramsOf(selectPathWithIds(store.getState(), spelledPath(address))) : {};
      const elsewhere = await prefetch(page, store, { params, url, signal });
      if (elsewhere) return redirectTo(elsewhere.url, url, tab);
      waits = true;
      return { name: address ? name : 'notFound', page, params };
    },
  });
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

const paramsOf = (pathname: string): PageParams => readAddress(pathname)?.params ?? {};

function RoutedPage() {
  const content = useLoaderData<Content>();
  useReadableAddress();
  return <ShownPage {...content} params={useIds(content)} />;
}

function useIds({ name, params }: Content): PageParams {
  const path = name === 'notFound' ? '' : spelledPath({ name, params });
  const withIds = useAppSelector((state) => selectPathWithIds(state, path));
  return useMemo(() => (withIds === path ? params : paramsOf(withIds)), [withIds, path, params]);
}

function useReadableAddress(): void {
  const { pathname, search, hash, state } = useLocation() as Location<unknown>;
  const shown = useAppSelector((root) => selectShownPath(root, selectPathWithIds(root, pathname)));
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  useEffect(() => {
    if (shown === pathname || !isIdle) return;
    void navigate(shown + search + hash, { replace: true, preventScrollReset: true, state });
  }, [shown, pathname, search, hash, state, isIdle, navigate]);
}

const ShownPage = memo(({ name, page: { Component }, params }: Content) => (
  // Another record on the same route keeps the reader's state, such as typed text. Another route remounts.
  <Component key={name} {...params} />
));
