import { urlOf } from '@/lib/urlOf';

/** A stored address: ASCII, as browsers serialize it. The rules have the same pattern. */
export const linkSource = 'https?://[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?(/[!-~]*)?';

const linkPattern = new RegExp(`^${linkSource}$`);

export const longestLink = 300;

export const isLink = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestLink && linkPattern.test(value);

export function parseLink(text: string): string | undefined {
  const trimmed = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const url = urlOf(address);
  // A single word is no site.
  if (!url?.hostname.includes('.')) return undefined;
  // Never publish user names and passwords of an address.
  url.username = url.password = '';
  return isLink(url.href) ? url.href : undefined;
}
