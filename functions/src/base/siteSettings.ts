import type { Firestore } from 'firebase-admin/firestore';
import { nameSite } from '@/language/siteName';
import { statedTermsOf, type SiteSettings, type StatedTerms } from '@/model/operating/siteFacts';
import { readSiteSettings } from '@/model/parsing/parseSite';

export const siteDocument = (db: Firestore) => db.doc('setting/site');

/** Reads what an admin has set, and names the site in everything that this process words from now on. */
export async function readSite(db: Firestore): Promise<SiteSettings> {
  const settings = readSiteSettings((await siteDocument(db).get()).data());
  nameSite(settings.name);
  return settings;
}

export const readTerms = async (db: Firestore, origin: string): Promise<StatedTerms | undefined> =>
  statedTermsOf(await readSite(db), origin);
