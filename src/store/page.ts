import type { ComponentType } from 'react';
import type { AppDispatch, RootState } from './typed';

/** The parameters of a route, for its page: `/player/:id` gives `{ id }`. */
export type PageParams = Readonly<Record<string, string>>;

export interface PrefetchContext {
  readonly params: PageParams;
  readonly url: URL;
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  /** Aborted when the user has gone elsewhere meanwhile. */
  readonly signal: AbortSignal;
}

/** Sends the navigation elsewhere: thrown by a prefetch, or by a step of the start, where it carries a whole URL. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly url: string;

  constructor(url: string) {
    super(`Redirect to ${url}`);
    this.url = url;
  }
}

/**
 * Runs before the route changes. It may throw a `Redirect`; any other error is logged and navigation goes on. An address
 * has one page, so the specification's parents before children are one step.
 */
type Prefetch = (context: PrefetchContext) => Promise<void> | void;

/** A screen: its component takes the route's parameters as props. */
export interface Page<Props extends PageParams = PageParams> {
  readonly Component: ComponentType<Props>;
  readonly prefetch?: Prefetch;
}

/** Checks a page's props against its parameters, and forgets them where all pages are treated alike. */
export const definePage = <Props extends PageParams = Record<never, string>>(page: Page<Props>): Page =>
  // The router passes the parameters of the very pattern that the page was registered under.
  page as unknown as Page;
