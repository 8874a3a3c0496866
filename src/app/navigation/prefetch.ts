import { Redirect, type Page, type PrefetchContext } from '@/store/page';
import type { AppStore } from '../client/store';

/** A page's step before it is shown: a redirect is thrown on, any other error is logged and the page is shown. */
export async function prefetch(
  page: Page,
  store: Pick<AppStore, 'dispatch' | 'getState'>,
  place: Pick<PrefetchContext, 'params' | 'url' | 'signal'>,
): Promise<void> {
  try {
    await page.prefetch?.({ ...place, dispatch: store.dispatch, getState: () => store.getState() });
  } catch (error) {
    if (error instanceof Redirect) throw error;
    console.error('Prefetch failed', error);
  }
}
