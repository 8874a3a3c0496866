import { keepItem, readItem } from '@/lib/browserParts';
import { isJsonObject } from '@/lib/json';
import type { SiteFacts } from '@/model/operating/siteFacts';

const key = 'armwiki-site';

const withPage = () => document.documentElement.dataset['site'];

/** Whether the server has written the facts into this page, unlike the service worker's stored page. */
export const hasSite = (): boolean => withPage() !== undefined;

export function readSite(): SiteFacts {
  try {
    const found: unknown = JSON.parse(withPage() ?? readItem('local', key) ?? '');
    // The server or `keepSite` wrote it from parsed settings.
    if (isJsonObject(found)) return found;
  } catch {
    // A first visit without the server, or storage that something else has written.
  }
  return {};
}

export const keepSite = (facts: SiteFacts): void => void keepItem('local', key, JSON.stringify(facts));

/** Applies the name that the stored page lacks, and the colours. `tokens.css` and `global.css` use both. */
export function showSite({ name, colours }: SiteFacts): void {
  const { dataset, style } = document.documentElement;
  if (name === undefined) delete dataset['named'];
  else dataset['named'] = '';
  style.setProperty('--site-name', JSON.stringify(name ?? ''));
  if (colours === undefined) {
    delete dataset['colours'];
    return;
  }
  style.setProperty('--site-light', colours.light);
  style.setProperty('--site-dark', colours.dark);
  dataset['colours'] = '';
}
