import { siteFile, type SiteSettings } from '@/model/operating/siteFacts';
import { jsonFile } from '../publish/snapshot/publishedFiles';
import type { SnapshotStore } from '../publish/snapshot/snapshotStore';

type Reading = Pick<SnapshotStore, 'read'>;

/**
 * A store whose `site.json` is what the admin has set, rather than a file. It is missing while the settings
 * are unknown.
 */
export const withPresentSite = (store: Reading, site: () => Promise<SiteSettings | undefined>): Reading => ({
  read: async (name) => {
    if (name !== siteFile) return store.read(name);
    const settings = await site();
    return settings && jsonFile(settings);
  },
});
