import { urlOf } from '@/lib/urlOf';
import { accountSites, type AccountSite } from './accounts';

export const isAccount = (value: unknown, site: AccountSite): value is string =>
  typeof value === 'string' && new RegExp(`^(?:${accountSites[site].pattern})$`).test(value);

const hosts: Readonly<Record<AccountSite, RegExp>> = {
  instagram: /(^|\.)instagram\.com$/i,
  youtube: /(^|\.)youtube\.com$/i,
  commons: /^commons\.wikimedia\.org$/i,
  wikidata: /(^|\.)wikidata\.org$/i,
};

/**
 * The account name in a pasted text: the name with or without `@`, or its page. `undefined` if there is none.
 */
export function parseAccount(site: AccountSite, text: string): string | undefined {
  const candidates = [...namesIn(site, text.trim())];
  return candidates.find((name) => isAccount(name, site));
}

function* namesIn(site: AccountSite, text: string): Iterable<string> {
  yield text;
  yield site === 'youtube' ? `@${text}` : text.replace(/^@/, '');
  const address = /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
  const url = urlOf(address);
  if (!url || !hosts[site].test(url.hostname)) return;
  const steps = url.pathname.split('/').filter(Boolean);
  // `/channel/UC…`, `/wiki/Q42`, `/entity/Q42`.
  for (const step of steps.slice(0, 2)) yield step;
}
