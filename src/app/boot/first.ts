import { languageTexts, pageFilesFor, type FirstFiles } from '../page/firstFiles';
import { preferredLanguage } from '@/language/languages';
import { firstFileAt, rankingsFile } from '@/model/firstPlaces';
import { readLook } from '../page/look';
import { hasVisited } from '../page/visited';
import { showFirstRows } from './firstRows';

/**
 * Runs before the first paint, as a script of its own that stands before the style sheet: shows the theme and the
 * language that were chosen and the first words and rows of Home and the rankings, and asks for the code of the page at this
 * address while the app's own is still on its way.
 */
const { theme, language, hides = 'none', role = 'visitor' } = readLook();
const root = document.documentElement;
if (theme !== undefined && theme !== 'system') root.dataset['theme'] = theme;
const code =
  language === undefined || language === 'system' ? preferredLanguage(navigator.languages) : language;
root.lang = code;
// Its first words are in every page.
if (location.pathname === '/' && role === 'visitor') root.dataset['at'] = 'home';

// The build writes them; where it did not, as in the dev server, nothing is asked for early.
const files = JSON.parse(document.currentScript?.dataset['files'] ?? '{}') as FirstFiles;
const preload = (href: string, as: string, late = false) => {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.href = href;
  if (as === 'fetch') link.crossOrigin = 'anonymous';
  if (late) link.fetchPriority = 'low';
  document.head.append(link);
};
const firstVisit = !hasVisited();
// The records it shows come before the code, which is a hundred times larger.
const file = firstVisit ? firstFileAt(location) : undefined;
if (file !== undefined) preload(`/data/${file}`, 'fetch');
if (file === rankingsFile) root.dataset['at'] = 'rankings';
// Published ratings are of today, with all results.
if (file !== undefined && hides === 'none') void showFirstRows(file);
for (const href of [
  ...pageFilesFor(files, location.pathname, firstVisit),
  ...(files[languageTexts(code)] ?? []),
])
  // Rows that need no code shall not share a narrow network with it.
  preload(href, href.endsWith('.css') ? 'style' : 'script', file !== undefined);
