import { urlOf } from '@/lib/urlOf';

// Any origin works: it only shows whether the URL leaves this site.
const here = 'https://armwiki.invalid';

/**
 * The path to open after signing in, from `?next=`. Only paths of this site are accepted; the default is
 * home.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  const url = next.startsWith('/') ? urlOf(next, here) : undefined;
  if (!url) return '/';
  const { origin, pathname, search: query, hash } = url;
  if (origin !== here || pathname.startsWith('//')) return '/';
  return pathname === '/login' ? '/' : pathname + query + hash;
}
