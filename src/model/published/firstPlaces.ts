// Where a first visit finds its first records. Apart from the code that writes them, because the script
// before the first paint imports this.

export const firstRecordsId = 'first-records';

export const firstFile = 'first.json';

export const rankingsFile = 'rankings.json';

export const isOfRankings = (pathname: string): boolean =>
  /^(?:\/sport\/[^/]+)?\/rankings\/?$/i.test(pathname);
