import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router';
import { readAddress } from '@/model/address';
import type { RouteName } from '@/model/routes';
import { Redirect, type Page, type PageParams } from '@/store/page';
import { prefetch } from './prefetch';
import type { AppStore } from '../client/store';

/** What an address shows. */
interface Content {
  readonly name: RouteName | 'notFound';
  readonly page: Page;
  readonly params: PageParams;
}

/** Where the reader is, and what is to be seen there. */
export interface Shown {
  readonly location: Location;
  readonly action: NavigationType;
  /** Absent until the first page's code is there, and where it could not be loaded. */
  readonly content?: Content;
  /** Why there is no content. */
  readonly error?: unknown;
  /** The place on the page stays as it is. */
  readonly keepsPlace: boolean;
}

export interface Navigation {
  readonly shown: () => Shown;
  readonly subscribe: (listener: (shown: Shown) => void) => () => void;
  /** What the router's links and hooks go by. */
  readonly navigator: Navigator;
  /** Goes to an address of the app: resolves when it is shown, or when something else is wanted instead. */
  readonly navigate: (to: string) => Promise<void>;
  /** Shows the same address once more, after an error. */
  readonly retry: () => Promise<void>;
}

type Load = () => Promise<{ readonly page: Page }>;

export interface NavigationOptions {
  readonly store: AppStore;
  readonly pages: Readonly<Record<RouteName, Load>>;
  readonly notFound: Load;
  /** Where a redirect to another site goes. */
  readonly leave: (url: string) => void;
  readonly window: Pick<Window, 'history' | 'location' | 'addEventListener'>;
}

/** What the browser keeps with an entry of its history. */
interface Entry {
  readonly key?: string;
  readonly usr?: unknown;
}

interface Wanted {
  readonly location: Location;
  readonly action: NavigationType;
  readonly keepsPlace: boolean;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const { Pop: pop, Push: push, Replace: replace } = NavigationType;

/**
 * Follows the browser's history: a page's code and its prefetch come first, then the address changes and the page with it.
 * Until then the page of before stays, and whatever is asked for next takes the place of what is still on its way.
 *
 * The router has one of its own, for data that is loaded, submitted and loaded again; without it the first page's code is a
 * tenth smaller.
 */
export function createNavigation({ store, pages, notFound, leave, window }: NavigationOptions): Navigation {
  const { history } = window;
  const listeners = new Set<(shown: Shown) => void>();
  const loaded = new Map<Load, Page>();
  let coming = new AbortController();
  let shown: Shown = { location: here(), action: pop, keepsPlace: false };

  function here(): Location {
    const { pathname, search, hash } = window.location;
    // Anybody may have written it.
    const entry = (history.state ?? {}) as Entry;
    const { key = newKey(), usr = null } = entry;
    // One that a link from elsewhere made has no key, and must not share the place of another such.
    if (!entry.key) history.replaceState({ usr, key }, '');
    return { pathname, search, hash, state: usr, key };
  }

  const targetOf = (to: To, state: unknown): Location => {
    const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    return {
      pathname: pathname || shown.location.pathname,
      search,
      hash,
      state: state ?? null,
      key: newKey(),
    };
  };

  /** Shows the place with what was found for it: the address changes with the page. */
  function show(wanted: Wanted, found: Pick<Shown, 'content' | 'error'>): void {
    const { location, action } = wanted;
    const entry: Entry = { usr: location.state, key: location.key };
    if (action === push) history.pushState(entry, '', createPath(location));
    else if (action === replace) history.replaceState(entry, '', createPath(location));
    shown = { ...wanted, ...found };
    for (const listener of listeners) listener(shown);
  }

  /** At once where the code is there and nothing has to come before, as for each letter typed into a search. */
  function go(wanted: Wanted): Promise<void> {
    coming.abort();
    const { signal } = (coming = new AbortController());
    const { name, params } = readAddress(wanted.location.pathname) ?? {
      name: 'notFound' as const,
      params: {},
    };
    const load = name === 'notFound' ? notFound : pages[name];
    const known = loaded.get(load);
    if (known && !known.prefetch) {
      show(wanted, { content: { name, page: known, params } });
      return Promise.resolve();
    }
    const prepare = async (): Promise<Content> => {
      const { page } = await load();
      loaded.set(load, page);
      const url = new URL(createPath(wanted.location), window.location.origin);
      if (!signal.aborted) await prefetch(page, store, { params, url, signal });
      return { name, page, params };
    };
    return prepare().then(
      (content) => {
        if (!signal.aborted) show(wanted, { content });
      },
      (error: unknown) => {
        if (signal.aborted) return undefined;
        if (error instanceof Redirect) return follow(error, wanted);
        return show(wanted, { error });
      },
    );
  }

  function follow({ url }: Redirect, { action }: Wanted): Promise<void> {
    const { origin, href } = window.location;
    const target = new URL(url, href);
    if (target.origin !== origin) {
      leave(url);
      return Promise.resolve();
    }
    const to = `${target.pathname}${target.search}${target.hash}`;
    // An address that leads elsewhere is no place to come back to.
    return go({ location: targetOf(to, null), action: action === push ? push : replace, keepsPlace: false });
  }

  const to =
    (action: NavigationType): Navigator['push'] =>
    (target, state, options) =>
      void go({
        location: targetOf(target, state),
        action,
        keepsPlace: options?.preventScrollReset === true,
      });

  window.addEventListener('popstate', () => void go({ location: here(), action: pop, keepsPlace: false }));
  void go(shown);

  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    navigator: {
      createHref: (target) => (typeof target === 'string' ? target : createPath(target)),
      go: (delta) => history.go(delta),
      push: to(push),
      replace: to(replace),
    },
    navigate: (target) => go({ location: targetOf(target, null), action: push, keepsPlace: false }),
    retry: () => go({ location: shown.location, action: pop, keepsPlace: true }),
  };
}
