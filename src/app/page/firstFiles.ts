import type { LanguageCode } from '@/language/languages';
import { routeAt } from '@/model/sharing/address';
import { isOfRankings } from '@/model/published/firstPlaces';
import type { RouteName } from '@/model/sharing/routes';

export type FirstFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** The pages that links and searches lead to. Other pages ask for their files once the app runs. */
const linkedPages: readonly RouteName[] = [
  'home',
  'sport',
  'sportPanel',
  'event',
  'eventPanel',
  'players',
  'player',
  'versus',
  'match',
  'rankings',
  'rating',
  'titles',
  'title',
];

/** A chunk is named after the file that it loads, and the file of a page after its route: `PlayerPage`. */
const chunkOf = (name: RouteName) => `${name[0]?.toUpperCase()}${name.slice(1).replace(/Panel$/, '')}Page`;

export const pageChunks: Partial<Record<RouteName, string>> = Object.fromEntries(
  linkedPages.map((name) => [name, chunkOf(name)]),
);

export const languageTexts = (code: LanguageCode): string => code;

export const firstVisitChunk = 'firstVisit';

export const localRowsChunk = 'local-rows';

const firstVisitPages: readonly (RouteName | undefined)[] = [
  'home',
  'event',
  'eventPanel',
  'match',
  'player',
  'versus',
];

export function pageFilesFor(files: FirstFiles, pathname: string, firstVisit = false): readonly string[] {
  const name = routeAt(pathname);
  const shows = isOfRankings(pathname) || firstVisitPages.includes(name);
  const needed = [
    files[(name && pageChunks[name]) ?? ''],
    firstVisit ? shows && files[firstVisitChunk] : files[localRowsChunk],
  ];
  return [...new Set(needed.flatMap((some) => some || []))];
}
