/**
 * The part that follows the path in the address of a request, the question mark included. To Hosting each is another
 * address that it has not kept, so it is cut off before anything is read.
 */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** How long Hosting may keep a redirect to the one address of a page or file. It says no more than who asked has said. */
export const redirectKept = 'public, max-age=3600, s-maxage=86400';
