import { languageTexts, pageFilesFor, type FirstFiles } from '../page/firstFiles';
import { preferredLanguage } from '@/language/languages';
import { firstFileAt, rankingsFile } from '@/model/published/firstPlaces';
import { readLook } from '../page/look';
import { hasVisited } from '../page/visited';
import { showFirstRows } from './firstRows';

/**
 * Runs before the first paint, as a separate script in front of the style sheet. Applies the stored theme and
 * language, shows the first words and rows of Home and the rankings, and preloads the code of this address's
 * page while the app's own is loading.
 */
const { theme, language, hides = 'none', role = 'visitor' } = readLook();
const root = document.documentElement;
if (theme !== undefined && theme !== 'system') root.dataset['theme'] = theme;
const code =
  language === undefined || language === 'system' ? preferredLanguage(navigator.languages) : language;
root.lang = code;
// Every page contains Home's first words. Show them on Home only.
if (location.pathname === '/' && role === 'visitor') root.dataset['at'] = 'home';

// The build writes them. Without them, as in the dev server, nothing is preloaded.
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
// Request the records before the code, which is a hundred times larger.
const file = firstVisit ? firstFileAt(location) : undefined;
if (file !== undefined) preload(`/data/${file}`, 'fetch');
if (file === rankingsFile) root.dataset['at'] = 'rankings';
// Published ratings include all results, so show them only to a reader who hides none.
if (file !== undefined && hides === 'none') void showFirstRows(file);
for (const href of [
  ...pageFilesFor(files, location.pathname, firstVisit),
  ...(files[languageTexts(code)] ?? []),
])
  preload(href, href.endsWith('.css') ? 'style' : 'script', file !== undefined);
