// Where a first visit finds what it shows first. Apart from what makes it, since the script before the first paint asks.

/** The element of a filled-in page that holds what that page shows, in the same form. */
export const firstRecordsId = 'first-records';

/** Its file, which changes with each copy. */
export const firstFile = 'first.json';

/** The file of the ranking that `/rankings` shows where its address asks for no other, which changes likewise. */
export const rankingsFile = 'rankings.json';

/** Tells whether an address is of the page of rankings, or of the rankings on the page of a sport. */
export const isOfRankings = (pathname: string): boolean =>
  /^(?:\/sport\/[^/]+)?\/rankings\/?$/i.test(pathname);

/** The published file of what the page at an address shows first, as far as the address alone tells. */
export function firstFileAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | undefined {
  if (pathname === '/') return firstFile;
  return /^\/rankings\/?$/i.test(pathname) && search === '' ? rankingsFile : undefined;
}
