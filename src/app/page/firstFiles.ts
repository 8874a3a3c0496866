import type { LanguageCode } from '@/language/languages';
import { routeAt } from '@/model/address';
import { isOfRankings } from '@/model/firstPlaces';
import type { RouteName } from '@/model/routes';

export type FirstFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** Chunks of the pages that links and searches lead to. Other pages load their files once the app runs. */
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

export const languageTexts = (code: LanguageCode) => `language-${code}`;

export const firstVisitChunk = 'first-visit';

export const firstRankingChunk = 'first-ranking';

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
 * The files that the page at the address needs besides the app's own: on a first visit to show published
 * records, later to read stored ones.
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
  return [...new Set(needed.flatMap((some) => some || []))];
}
