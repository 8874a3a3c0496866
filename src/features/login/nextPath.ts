// Any origin will do: it only shows whether the text leads away from it.
const here = 'https://armwiki.invalid';

/** Where `?next=` leads after signing in: a path of this site, whatever else was written there; home by default. */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, here)) return '/';
  const { origin, pathname, search: query, hash } = new URL(next, here);
  if (origin !== here || pathname.startsWith('//')) return '/';
  return pathname === '/login' ? '/' : pathname + query + hash;
}
