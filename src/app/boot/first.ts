import { languageTexts, pageFilesFor, type FirstFiles } from '../page/firstFiles';
import { languages, preferredLanguage } from '@/language/languages';
import { isOfRankings } from '@/model/published/firstPlaces';
import { readLook } from '../page/look';
import { hasSite, readSite, showSite } from '../page/site';
import { isIntroDismissed } from '@/features/home/introDismissal';
import { afterPaint } from '@/lib/turns';
import { runsApp } from '../page/runsApp';
import { hasVisited } from '../page/visited';
import { readItem } from '@/lib/browserParts';
import { revealedKey, tabHidesResults } from '@/wiki/spoilers/revealed';

/**
 * Runs before the first paint, inside the page (`scripts/build/inlined.ts`). Applies the stored theme and
 * language, and the site's name and colours, hides the page's first words and rows from readers who should not see them, and preloads the code
 * of this address's page while the app's own is loading.
 */
const runs = runsApp();
const { theme, language, hides = 'none', role = 'visitor' } = readLook();
const root = document.documentElement;
// Hides what the page says to older browsers.
root.dataset['browser'] = runs ? 'runs' : 'old';
if (theme !== undefined && theme !== 'system') root.dataset['theme'] = theme;
const code =
  language === undefined || language === 'system' ? preferredLanguage(navigator.languages) : language;
root.lang = code;
const site = readSite();
showSite(site);
// The page's own title follows, and the first one counts.
if (!hasSite() && site.name !== undefined) document.title = site.name;
const firstVisit = !hasVisited();
const isHome = location.pathname === '/';
const hidesResults = hides !== 'none' || tabHidesResults(readItem('session', revealedKey) ?? '');
// Members know what the site is, and a device that was here before has newer rows than the page, if it runs the app. Rows
// include results.
// The title and the description of a record reveal its results too, also in the tab. The built-in name is not
// written here: the server replaces it in the page, and the script would no longer match its digest.
if (hidesResults && !isHome) document.title = site.name ?? location.host;
if (isHome ? runs && role !== 'visitor' : hidesResults) root.dataset['first'] = 'none';
else if ((runs && !firstVisit) || hidesResults) root.dataset['first'] = 'words';
if (isIntroDismissed()) root.dataset['intro'] = 'none';

// The build writes them. Without them, as in the dev server, nothing is preloaded.
const files = JSON.parse(document.currentScript?.dataset['files'] ?? '{}') as FirstFiles;
const preload = (href: string, as: string) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (late) link.fetchPriority = 'low';
  document.head.append(link);
};
// Let the page's own rows and style sheet come first.
const late = firstVisit && (isHome || isOfRankings(location.pathname));
const needed = [...pageFilesFor(files, location.pathname, firstVisit), ...(files[languageTexts(code)] ?? [])];
for (const href of runs ? needed : []) preload(href, href.endsWith('.css') ? 'style' : 'script');

// A browser's first date takes as long as a page's rendering, and its first name of a country a tenth of it, so they are written
// while the code is on its way.
if (runs)
  void afterPaint().then(() => {
    const { locale } = languages[code];
    new Intl.DateTimeFormat(locale, { month: 'short' }).format();
    new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of('JP');
  });
