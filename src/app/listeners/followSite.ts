import { nameSite } from '@/language/siteName';
import type { SiteFacts } from '@/model/operating/siteFacts';
import { siteArrived } from '@/wiki/site/siteSlice';
import type { AppStore } from '../client/store';
import { hasSite, keepSite, readSite, showSite } from '../page/site';

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

const loadRenewing = () => import(/* webpackChunkName: "wiki-boot" */ './renewSite');

/**
 * Asks for the facts if the server did not write them into the page. A new visitor does not have to interact
 * first, because the header names the site.
 */
export async function completeSite(
  store: Pick<AppStore, 'dispatch'>,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadRenewing>>, 'renewSite'>> = loadRenewing,
): Promise<void> {
  if (hasSite()) return;
  // Booting the wiki loads the same code, and handles its absence.
  const code = await load().catch(() => undefined);
  await code?.renewSite(store);
}
