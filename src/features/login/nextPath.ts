// Any origin works: it only shows whether the URL leaves this site.
const here = 'https://armwiki.invalid';

/**
 * The path to open after signing in, from `?next=`. Only paths of this site are accepted; the default is
 * home.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, here);
  if (origin !== here || pathname.startsWith('//')) return '/';
  return pathname === '/login' ? '/' : pathname + query + hash;
}
