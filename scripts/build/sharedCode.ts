import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type Splitting = Exclude<NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>, false>;

/**
 * Chunks of code by where it stands: folders, files, components with their styles (`.*`) and packages, as paths from the project. Moving a file into or out of
 * such a folder moves it between chunks; a place that fills its chunk with nothing is a failure of `npm test -- size`.
 */
export const places = {
  overlays: ['node_modules/@base-ui/', 'node_modules/@floating-ui/'],
  lists: ['node_modules/@tanstack/', 'src/parts/lists/'],
  // Code that the page of a sport shares with the code that builds its lists ahead.
  'sport-lists': ['src/features/sports/lists/'],
  // Checks of stored, sent and published documents, and all that these need beside the first page: storage and a first visit
  // read with them before anything that others share is there.
  parsers: [
    'node_modules/valibot/',
    'src/model/parsing/',
    'src/wiki/outbox/parseCommand.ts',
    'src/model/device.ts',
    'src/model/digest.ts',
    'src/lib/parsed.ts',
    'src/model/published/readPublished.ts',
  ],
  // Of these, what pages need as well.
  values: [
    'src/lib/timeOf.ts',
    'src/lib/trimEnds.ts',
    'src/model/cause.ts',
    'src/model/dates.ts',
    'src/model/fieldProblem.ts',
    'src/model/parseVideo.ts',
    'src/model/published/playerRatings.ts',
    'src/model/recordNames.ts',
    'src/model/schema/accountNames.ts',
    'src/model/schema/accounts.ts',
    'src/model/schema/countries.ts',
    'src/model/schema/fieldSteps.ts',
    'src/model/schema/links.ts',
    'src/model/texts.ts',
  ],
  // Storage, which a first visit paints without.
  device: ['src/device/', 'src/lib/hashedMap.ts', 'node_modules/localforage/'],
  // Code that the queue and the page of a proposal share, nobody else needs.
  moderation: [
    'src/features/moderation/',
    'src/parts/proposals/FlagBadges.tsx',
    'src/parts/proposals/useFlags.ts',
    'src/wiki/review/',
    'src/language/en/flags.ts',
  ],
  // Code that pages for moderators, of the logs and about trust share with each other.
  review: [
    'src/language/en/accounts.ts',
    'src/language/en/acts.ts',
    'src/language/en/reports.ts',
    'src/language/en/trust.ts',
    'src/model/figures.ts',
    'src/model/logs.ts',
    'src/model/parsing/parseReport.ts',
    'src/model/publicLog.ts',
    'src/model/trust/',
    'src/parts/log/',
    'src/parts/trust/kindTexts.ts',
    'src/wiki/reports/',
    'src/wiki/trust/',
  ],
  // The same of the pages that take a whole card.
  card: ['src/features/events/card/'],
  // The codes of a card, for those who read none.
  codes: ['src/model/card/codes.ts'],
  // The reader of pasted cards, and the printer of such that it can read again.
  'card-text': ['src/model/card/'],
  // Code that pages of rankings share with each other, and with the part that shows them to a first visitor.
  rankings: [
    'src/model/published/rankings.ts',
    'src/parts/ratings/AsOfSlider.*',
    'src/parts/ratings/Moved.*',
    'src/parts/ratings/chosenWords.ts',
    'src/parts/ratings/Ranking.*',
    'src/parts/ratings/RankingFilters.tsx',
    'src/parts/ratings/RankingNote.*',
    'src/parts/ratings/RankingTable.*',
    'src/parts/ratings/RankingViews.tsx',
    'src/parts/ratings/SportChoices.tsx',
    'src/parts/ratings/StrengthChoices.tsx',
    'src/parts/ratings/PrintedAsOf.tsx',
    'src/ui/Tabs.*',
    'src/parts/ratings/usePublishedRanking.ts',
    'src/ui/Choices.*',
    'src/ui/fields/FilterSelect.*',
    'src/wiki/ratings/quality.ts',
  ],
  // The field of a day, of these and of lists of players.
  'as-of-day': ['src/parts/ratings/AsOfDay.*'],
  // Of what such pages need, the part that those of records need as well; an icon is enough to bring all that others share.
  tables: [
    'node_modules/lucide-react/dist/esm/icons/arrow-down.mjs',
    'node_modules/lucide-react/dist/esm/icons/arrow-up.mjs',
    'node_modules/lucide-react/dist/esm/icons/download.mjs',
    'src/language/en/ratings.ts',
    'src/model/ratings/asOf.ts',
    'src/model/ratings/ratingFilter.ts',
    'src/model/tally.ts',
    'src/parts/export/CsvButton.tsx',
    'src/parts/ratings/ratingFilter.ts',
    'src/ui/DataTable.*',
    'src/ui/saveFile.ts',
  ],
  // Menus by which pages are taken elsewhere, of pages that should not wait for all that others share.
  sharing: [
    'node_modules/lucide-react/dist/esm/icons/code-xml.mjs',
    'node_modules/lucide-react/dist/esm/icons/copy.mjs',
    'node_modules/lucide-react/dist/esm/icons/rss.mjs',
    'node_modules/lucide-react/dist/esm/icons/share-2.mjs',
    'src/language/en/sharing.ts',
    'src/model/embeds.ts',
    'src/model/feeds.ts',
    'src/parts/display/ShareButton.tsx',
    'src/parts/sharing/',
    'src/ui/shareLink.ts',
  ],
  // Code that shows a first visitor what was published, whether for Home or a ranking.
  'first-shown': [
    'src/app/boot/readPublished.ts',
    'src/app/boot/showRecords.ts',
    'src/model/published/chances.ts',
    'src/wiki/lists/keptMainMatches.ts',
  ],
  // Chances of a match, which the page of a match and Home tell; other pages that links lead to do without.
  chances: [
    'src/language/en/chances.ts',
    'src/model/ratings/favourite.ts',
    'src/parts/ratings/ChanceText.tsx',
    'src/parts/ratings/useMatchRatings.ts',
    'src/ui/ShareBar.tsx',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Lazy chunks, as `webpackChunkName` says them, whose code is divided in a way of its own. */
export const chunks = {
  firebase: ['wiki-boot'],
  first: ['page-home'],
  // Pages that links from elsewhere lead to should not bring what all the other pages share.
  linked: ['page-event', 'page-player', 'page-match'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Tells whether a module of this path stands in the folder, is the file, or is a component or its styles (`Choices.*`). */
export const standsIn = (place: string, path: string): boolean =>
  path.replaceAll('\\', '/').includes(`/${place.replace(/\*$/, '')}`);

/**
 * Code that several lazy chunks need is loaded once. What the first page shares with others is one chunk, what only
 * others share another: a chunk for every set of pages would be a hundred files.
 */
export const sharedCode: NonNullable<Splitting['cacheGroups']> = {
  default: false,
  defaultVendors: false,
  firebase: {
    // Not what others share with it.
    test: (module: Module) => isFrom(['node_modules/'], module) && !isFrom(['node_modules/valibot/'], module),
    chunks: ({ name }) => isOneOf(chunks.firebase, name),
    name: 'firebase',
    priority: 2,
  },
  overlays: { ...placed('overlays'), priority: 1 },
  lists: { ...placed('lists'), priority: 1 },
  sportLists: { ...placed('sport-lists'), priority: 1 },
  parsers: { ...placed('parsers'), priority: 1 },
  values: { ...placed('values'), priority: 1 },
  device: { ...placed('device'), minChunks: 2, priority: 1, chunks: isShared },
  moderation: { ...placed('moderation'), minChunks: 2, priority: 1 },
  // Before `parsers`, whose folder some of it stands in.
  review: { ...placed('review'), minChunks: 2, priority: 1.5, chunks: isShared },
  card: { ...placed('card'), minChunks: 2, priority: 1 },
  // Before `card-text`, whose folder it stands in.
  codes: { ...placed('codes'), priority: 1.5 },
  cardText: { ...placed('card-text'), minChunks: 2, priority: 1 },
  rankings: { ...placed('rankings'), priority: 1 },
  asOfDay: { ...placed('as-of-day'), priority: 1 },
  tables: { ...placed('tables'), priority: 1 },
  sharing: { ...placed('sharing'), priority: 1 },
  firstShown: { ...placed('first-shown'), priority: 1 },
  chances: { ...placed('chances'), priority: 1 },
  // Before `shared`, which would take what only some of the others share with each other and leave a second one here.
  first: { test: isNeededBy(chunks.first), minChunks: 2, name: 'shared-first', priority: 0.5 },
  linked: {
    test: isNeededBy(chunks.linked),
    minChunks: 2,
    name: 'shared-linked',
    priority: 0.4,
    chunks: isShared,
  },
  shared: { minChunks: 2, name: 'shared', chunks: isShared },
};

/** Storage reads before anything that others share is there, so it has of that what it needs for itself. */
function isShared(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== 'stored-documents';
}

function placed(name: keyof typeof places) {
  return { name, test: (module: Module) => isFrom(places[name], module) };
}

function isFrom(wanted: readonly string[], module: Module): boolean {
  const path = module.nameForCondition();
  return path !== null && wanted.some((place) => standsIn(place, path));
}

/** Tells whether one of the chunks needs a module. */
function isNeededBy(names: readonly string[]) {
  return (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => isOneOf(names, name));
}

const isOneOf = (names: readonly string[], name: string | null | undefined): boolean =>
  name != null && names.includes(name);
