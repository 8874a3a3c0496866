import { siteFile, type SiteSettings } from '@/model/operating/siteFacts';
import { compress } from '../publish/snapshot/publishedFiles';
import type { SnapshotStore } from '../publish/snapshot/snapshotStore';

type Reading = Pick<SnapshotStore, 'read'>;

/** A store whose `site.json` is what the admin has set, rather than a file. */
export const withPresentSite = (store: Reading, site: () => Promise<SiteSettings>): Reading => ({
  read: async (name) =>
    name === siteFile ? compress(Buffer.from(JSON.stringify(await site()))) : store.read(name),
});
