import type { RouteName } from '@/model/sharing/routes';
import type { Page } from '@/store/page';

export const pages = {
  home: () => import('@/features/home/HomePage'),
  login: () => import('@/features/login/LoginPage'),
  sports: () => import('@/features/sports/SportsPage'),
  sport: () => import('@/features/sports/SportPage'),
  sportPanel: () => import('@/features/sports/SportPage'),
  series: () => import('@/features/sports/SeriesPage'),
  event: () => import('@/features/events/EventPage'),
  newCard: () => import('@/features/events/card/NewCardPage'),
  addToCard: () => import('@/features/events/card/AddToCardPage'),
  importMatches: () => import('@/features/import/ImportPage'),
  importToEvent: () => import('@/features/import/ImportPage'),
  eventPanel: () => import('@/features/events/EventPage'),
  players: () => import('@/features/players/PlayersPage'),
  player: () => import('@/features/players/PlayerPage'),
  versus: () => import('@/features/players/VersusPage'),
  delta: () => import('@/features/moderation/queue/ModerationPage'),
  proposal: () => import('@/features/moderation/proposal/ProposalPage'),
  reports: () => import('@/features/reports/ReportsPage'),
  withholding: () => import('@/features/withholding/WithholdingPage'),
  bundle: () => import('@/features/moderation/proposal/BundlePage'),
  changes: () => import('@/features/history/ChangesPage'),
  member: () => import('@/features/history/MemberPage'),
  playerHistory: () => import('@/features/history/PlayerHistoryPage'),
  merge: () => import('@/features/players/merge/MergePage'),
  split: () => import('@/features/players/split/SplitPage'),
  mergeEvent: () => import('@/features/events/merge/EventMergePage'),
  gaps: () => import('@/features/gaps/GapsPage'),
  duplicates: () => import('@/features/duplicates/DuplicatesPage'),
  audits: () => import('@/features/trust/AuditsPage'),
  match: () => import('@/features/matches/MatchPage'),
  matchHistory: () => import('@/features/history/MatchHistoryPage'),
  mydelta: () => import('@/features/changes/MyChangesPage'),
  inbox: () => import('@/features/inbox/InboxPage'),
  following: () => import('@/features/following/FollowingPage'),
  outbox: () => import('@/features/outbox/OutboxPage'),
  reviewEvent: () => import('@/features/review/EventReviewPage'),
  score: () => import('@/features/scoring/ScorePage'),
  rankings: () => import('@/features/rankings/RankingsPage'),
  search: () => import('@/features/search/SearchPage'),
  rating: () => import('@/features/rankings/RatingPage'),
  titles: () => import('@/features/champions/TitlesPage'),
  title: () => import('@/features/champions/TitlePage'),
  records: () => import('@/features/allTime/AllTimePage'),
  picks: () => import('@/features/picks/PicksPage'),
  countries: () => import('@/features/countries/CountriesPage'),
  country: () => import('@/features/countries/CountryPage'),
  log: () => import('@/features/log/LogPage'),
  figures: () => import('@/features/figures/FiguresPage'),
  about: () => import('@/features/about/AboutPage'),
  terms: () => import('@/features/site/TermsPage'),
  imprint: () => import('@/features/site/ImprintPage'),
  status: () => import('@/features/status/StatusPage'),
  settings: () => import('@/features/settings/SettingsPage'),
  siteSettings: () => import('@/features/site/settings/SiteSettingsPage'),
  definitions: () => import('@/features/sports/definitions/DefinitionsPage'),
} as const satisfies Record<RouteName, () => Promise<{ readonly page: Page }>>;

/** Loads a page's code, including that of its later parts. */
export async function loadWhole(load: () => Promise<{ readonly page: Page }>): Promise<void> {
  const { page } = await load();
  await page.later?.();
}

export const notFound = () => import('@/features/notFound/NotFoundPage');
