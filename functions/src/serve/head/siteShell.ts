import { builtInName } from '@/language/siteName';
import { factsOf, type SiteSettings } from '@/model/operating/siteFacts';
import { escape } from './escape';

/** The build drops quotes where the built-in name needs none. */
const names = new RegExp(`(=)?${builtInName}`, 'g');

/**
 * The built page with the site's own name, and with its facts for the scripts: `src/app/page/site.ts` reads them
 * before the first paint.
 */
export function siteShell(html: string, settings: SiteSettings): string {
  const facts = escape(JSON.stringify(factsOf(settings)));
  const { name = builtInName } = settings;
  return html
    .replace(names, (_, unquoted?: string) => (unquoted === undefined ? escape(name) : `="${escape(name)}"`))
    .replace(/<html\b/i, (tag) => `${tag} data-site="${facts}"`);
}
