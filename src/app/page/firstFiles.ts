import type { LanguageCode } from '@/language/languages';
import { routeAt } from '@/model/address';
import { isOfRankings } from '@/model/firstPlaces';
import type { RouteName } from '@/model/routes';

/** Scripts and style sheets by the chunk that needs them: the build writes them into the page. */
export type FirstFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** The chunk of each route's page. */
export const pageChunks = {
  home: 'page-home',
  login: 'page-login',
  sports: 'page-sports',
  sport: 'page-sport',
  sportPanel: 'page-sport',
  event: 'page-event',
  newCard: 'page-new-card',
  addToCard: 'page-add-to-card',
  importMatches: 'page-import',
  importToEvent: 'page-import',
  eventPanel: 'page-event',
  players: 'page-players',
  player: 'page-player',
  versus: 'page-versus',
  delta: 'page-moderation',
  proposal: 'page-proposal',
  reports: 'page-reports',
  withholding: 'page-withholding',
  bundle: 'page-bundle',
  changes: 'page-changes',
  member: 'page-member',
  playerHistory: 'page-player-history',
  merge: 'page-merge',
  split: 'page-split',
  mergeEvent: 'page-merge-event',
  duplicates: 'page-duplicates',
  audits: 'page-audits',
  match: 'page-match',
  matchHistory: 'page-match-history',
  mydelta: 'page-my-changes',
  inbox: 'page-inbox',
  following: 'page-following',
  outbox: 'page-outbox',
  reviewEvent: 'page-review',
  rankings: 'page-rankings',
  search: 'page-search',
  rating: 'page-rating',
  titles: 'page-titles',
  title: 'page-title',
  records: 'page-records',
  countries: 'page-countries',
  country: 'page-country',
  log: 'page-log',
  figures: 'page-figures',
  about: 'page-about',
  terms: 'page-terms',
  imprint: 'page-imprint',
  status: 'page-status',
  settings: 'page-settings',
  definitions: 'page-definitions',
} as const satisfies Record<RouteName, `page-${string}`>;

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
    name && files[pageChunks[name]],
    firstVisit ? first !== undefined && files[first] : files[localRowsChunk],
  ];
  // Each once, though both need it.
  return [...new Set(needed.flatMap((some) => some || []))];
}
