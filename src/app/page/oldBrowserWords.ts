import { oldBrowser } from '@/language/en/oldBrowser';
import { oldBrowser as japanese } from '@/language/ja/oldBrowser';
import { createLanguage } from '@/language/language';
import { languageCodes } from '@/language/languages';

const catalogs = { en: {}, ja: { oldBrowser: japanese } };

export interface OldestBrowsers {
  readonly safari: string;
  readonly chrome: string;
  readonly firefox: string;
}

/** What the page says in each language to a browser that cannot run the app. */
export const oldBrowserWords = (oldest: OldestBrowsers) =>
  languageCodes.map((code) => ({
    code,
    words: createLanguage(code, catalogs[code]).t(oldBrowser.needsNewer, { ...oldest }),
  }));
