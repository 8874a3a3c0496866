import type { LanguageCode } from '@/language/languages';
import { routeAt } from '@/model/address';
import { isOfRankings } from '@/model/firstPlaces';
import type { RouteName } from '@/model/routes';

/** Scripts and style sheets by the chunk that needs them: the build writes them into the page. */
export type FirstFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** The chunk of each page that links and searches lead to. Other pages ask for their files once the app runs. */
export const pageChunks = {
  home: 'page-home',
  sport: 'page-sport',
  sportPanel: 'page-sport',
  event: 'page-event',
  eventPanel: 'page-event',
  players: 'page-players',
  player: 'page-player',
  versus: 'page-versus',
  match: 'page-match',
  rankings: 'page-rankings',
  rating: 'page-rating',
  titles: 'page-titles',
  title: 'page-title',
} as const satisfies Partial<Record<RouteName, `page-${string}`>>;

const chunkOf: Partial<Record<RouteName, string>> = pageChunks;

/** The chunk of a language's texts. */
export const languageTexts = (code: LanguageCode) => `language-${code}`;

/** The chunk that shows a first visitor what is published for Home, or came with the page of a record. */
export const firstVisitChunk = 'first-visit';

/** The same of a ranking. */
export const firstRankingChunk = 'first-ranking';

/** The chunk that reads what an earlier visit stored. */
export const localRowsChunk = 'local-rows';

const firstVisitPages: readonly (RouteName | undefined)[] = [
  'home',
  'event',
  'eventPanel',
  'match',
  'player',
  'versus',
];

/**
 * The files that the page at the address needs beside the app's own code: on a first visit what shows the first records,
 * later what reads the stored ones.
 */
export function pageFilesFor(files: FirstFiles, pathname: string, firstVisit = false): readonly string[] {
  const name = routeAt(pathname);
  const first = isOfRankings(pathname)
    ? firstRankingChunk
    : firstVisitPages.includes(name)
      ? firstVisitChunk
      : undefined;
  const needed = [
    files[(name && chunkOf[name]) ?? ''],
    firstVisit ? first !== undefined && files[first] : files[localRowsChunk],
  ];
  // Each once, though both need it.
  return [...new Set(needed.flatMap((some) => some || []))];
}
