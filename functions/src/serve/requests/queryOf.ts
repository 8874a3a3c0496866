/**
 * The query of a request's address, with its question mark. Hosting caches by full URL. Strip unknown queries
 * first, or each one would miss the cache.
 */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** How long Hosting caches a redirect to the canonical address, which reveals nothing beyond the request. */
export const redirectKept = 'public, max-age=3600, s-maxage=86400';
