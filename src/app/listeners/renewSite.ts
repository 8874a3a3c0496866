import type { Copies } from '@/backend/copies';
import { factsOf } from '@/model/operating/siteFacts';
import { createHttpCopies } from '@/sync/httpCopies';
import { siteArrived } from '@/wiki/site/siteSlice';
import type { AppStore } from '../client/store';

/**
 * Asks for what a page lacks that the server did not write: the service worker's, or a static one. What the
 * device has kept is shown until the answer arrives.
 */
export async function renewSite(
  store: Pick<AppStore, 'dispatch'>,
  copies: Pick<Copies, 'site'> = createHttpCopies('/data/'),
): Promise<void> {
  try {
    store.dispatch(siteArrived(factsOf(await copies.site())));
  } catch {
    // Offline, or a site without the function: the kept facts stay.
  }
}
