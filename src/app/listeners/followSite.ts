import { nameSite } from '@/language/siteName';
import { factsOf, type SiteFacts } from '@/model/operating/siteFacts';
import type { Copies } from '@/backend/copies';
import { siteArrived } from '@/wiki/site/siteSlice';
import type { AppStore } from '../client/store';
import { hasSite, keepSite, readSite, showSite } from '../page/site';

/** Shows and keeps what the site states about itself, from now on. */
export function followSite(store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>): () => void {
  let shown: SiteFacts | undefined;
  const follow = () => {
    const { site } = store.getState();
    if (site === shown) return;
    shown = site;
    nameSite(site.name);
    showSite(site);
    keepSite(site);
  };
  store.dispatch(siteArrived(readSite()));
  follow();
  return store.subscribe(follow);
}

/** The service worker's page has no facts. Those that were kept are shown until the server's arrive. */
export async function renewSite(
  copies: Pick<Copies, 'site'>,
  store: Pick<AppStore, 'dispatch'>,
): Promise<void> {
  if (hasSite()) return;
  try {
    store.dispatch(siteArrived(factsOf(await copies.site())));
  } catch {
    // Offline, or a site without the function: the kept facts stay.
  }
}
