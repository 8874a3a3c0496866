import type { RouteName } from '@/model/routes';
import type { Page } from '@/store/page';

export const pages = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/features/home/HomePage'),
  login: () => import(/* webpackChunkName: "page-login" */ '@/features/login/LoginPage'),
  sports: () => import(/* webpackChunkName: "page-sports" */ '@/features/sports/SportsPage'),
  sport: () => import(/* webpackChunkName: "page-sport" */ '@/features/sports/SportPage'),
  sportPanel: () => import(/* webpackChunkName: "page-sport" */ '@/features/sports/SportPage'),
  event: () => import(/* webpackChunkName: "page-event" */ '@/features/events/EventPage'),
  newCard: () => import(/* webpackChunkName: "page-new-card" */ '@/features/events/card/NewCardPage'),
  addToCard: () => import(/* webpackChunkName: "page-add-to-card" */ '@/features/events/card/AddToCardPage'),
  importMatches: () => import(/* webpackChunkName: "page-import" */ '@/features/import/ImportPage'),
  importToEvent: () => import(/* webpackChunkName: "page-import" */ '@/features/import/ImportPage'),
  eventPanel: () => import(/* webpackChunkName: "page-event" */ '@/features/events/EventPage'),
  players: () => import(/* webpackChunkName: "page-players" */ '@/features/players/PlayersPage'),
  player: () => import(/* webpackChunkName: "page-player" */ '@/features/players/PlayerPage'),
  versus: () => import(/* webpackChunkName: "page-versus" */ '@/features/players/VersusPage'),
  delta: () => import(/* webpackChunkName: "page-moderation" */ '@/features/moderation/ModerationPage'),
  proposal: () => import(/* webpackChunkName: "page-proposal" */ '@/features/moderation/ProposalPage'),
  reports: () => import(/* webpackChunkName: "page-reports" */ '@/features/reports/ReportsPage'),
  withholding: () =>
    import(/* webpackChunkName: "page-withholding" */ '@/features/withholding/WithholdingPage'),
  bundle: () => import(/* webpackChunkName: "page-bundle" */ '@/features/moderation/BundlePage'),
  changes: () => import(/* webpackChunkName: "page-changes" */ '@/features/history/ChangesPage'),
  member: () => import(/* webpackChunkName: "page-member" */ '@/features/history/MemberPage'),
  playerHistory: () =>
    import(/* webpackChunkName: "page-player-history" */ '@/features/history/PlayerHistoryPage'),
  merge: () => import(/* webpackChunkName: "page-merge" */ '@/features/players/merge/MergePage'),
  split: () => import(/* webpackChunkName: "page-split" */ '@/features/players/split/SplitPage'),
  mergeEvent: () =>
    import(/* webpackChunkName: "page-merge-event" */ '@/features/events/merge/EventMergePage'),
  duplicates: () => import(/* webpackChunkName: "page-duplicates" */ '@/features/duplicates/DuplicatesPage'),
  audits: () => import(/* webpackChunkName: "page-audits" */ '@/features/trust/AuditsPage'),
  match: () => import(/* webpackChunkName: "page-match" */ '@/features/matches/MatchPage'),
  matchHistory: () =>
    import(/* webpackChunkName: "page-match-history" */ '@/features/history/MatchHistoryPage'),
  mydelta: () => import(/* webpackChunkName: "page-my-changes" */ '@/features/changes/MyChangesPage'),
  inbox: () => import(/* webpackChunkName: "page-inbox" */ '@/features/inbox/InboxPage'),
  following: () => import(/* webpackChunkName: "page-following" */ '@/features/following/FollowingPage'),
  outbox: () => import(/* webpackChunkName: "page-outbox" */ '@/features/outbox/OutboxPage'),
  reviewEvent: () => import(/* webpackChunkName: "page-review" */ '@/features/review/EventReviewPage'),
  rankings: () => import(/* webpackChunkName: "page-rankings" */ '@/features/rankings/RankingsPage'),
  search: () => import(/* webpackChunkName: "page-search" */ '@/features/search/SearchPage'),
  rating: () => import(/* webpackChunkName: "page-rating" */ '@/features/rankings/RatingPage'),
  titles: () => import(/* webpackChunkName: "page-titles" */ '@/features/champions/TitlesPage'),
  title: () => import(/* webpackChunkName: "page-title" */ '@/features/champions/TitlePage'),
  records: () => import(/* webpackChunkName: "page-records" */ '@/features/allTime/AllTimePage'),
  countries: () => import(/* webpackChunkName: "page-countries" */ '@/features/countries/CountriesPage'),
  country: () => import(/* webpackChunkName: "page-country" */ '@/features/countries/CountryPage'),
  log: () => import(/* webpackChunkName: "page-log" */ '@/features/log/LogPage'),
  figures: () => import(/* webpackChunkName: "page-figures" */ '@/features/figures/FiguresPage'),
  about: () => import(/* webpackChunkName: "page-about" */ '@/features/about/AboutPage'),
  terms: () => import(/* webpackChunkName: "page-terms" */ '@/features/site/TermsPage'),
  imprint: () => import(/* webpackChunkName: "page-imprint" */ '@/features/site/ImprintPage'),
  status: () => import(/* webpackChunkName: "page-status" */ '@/features/status/StatusPage'),
  settings: () => import(/* webpackChunkName: "page-settings" */ '@/features/settings/SettingsPage'),
  definitions: () =>
    import(/* webpackChunkName: "page-definitions" */ '@/features/sports/definitions/DefinitionsPage'),
} as const satisfies Record<RouteName, () => Promise<{ readonly page: Page }>>;

export const notFound = () =>
  import(/* webpackChunkName: "page-not-found" */ '@/features/notFound/NotFoundPage');
