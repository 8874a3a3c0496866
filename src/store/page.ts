import type { ComponentType } from 'react';
import type { AppDispatch, RootState } from './typed';

export type PageParams = Readonly<Record<string, string>>;

export interface PrefetchContext {
  readonly params: PageParams;
  readonly url: URL;
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
  readonly signal: AbortSignal;
}

/** Thrown by a prefetch to navigate elsewhere, or by a step of the start, then with a whole URL. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  readonly url: string;

  constructor(url: string) {
    super(`Redirect to ${url}`);
    this.url = url;
  }
}

/**
 * Runs before the route changes. It may throw a `Redirect`. Other errors are logged and navigation continues.
 * Each address has one page, so the specification's order of parents before children needs only one step.
 */
type Prefetch = (context: PrefetchContext) => Promise<void> | void;

export interface Page<Props extends PageParams = PageParams> {
  readonly Component: ComponentType<Props>;
  readonly prefetch?: Prefetch;
  /**
   * Loads the code of parts below the first screen; never rejects. Only a visit's first page is shown without waiting for it,
   * because its code still has to arrive.
   */
  readonly later?: () => Promise<void>;
}

/** Checks a page's props against its parameters, then erases the type so all pages can be handled alike. */
export const definePage = <Props extends PageParams = Record<never, string>>(page: Page<Props>): Page =>
  // The router passes the parameters of the pattern under which the page is registered.
  page as unknown as Page;
