/**
 * Every route by name, from section 2 of the specification. The client's router, links and the server's
 * previews read this table.
 */
export const routes = {
  home: '/',
  login: '/login',
  sports: '/sport',
  sport: '/sport/:id',
  sportPanel: '/sport/:id/:panel',
  series: '/sport/:id/series/:series',
  event: '/sport/:id/event/:eventId',
  newCard: '/sport/:id/event/new/card',
  addToCard: '/sport/:id/event/:eventId/add',
  importMatches: '/sport/:id/import',
  importToEvent: '/sport/:id/event/:eventId/import',
  eventPanel: '/sport/:id/event/:eventId/:panel',
  players: '/player',
  player: '/player/:id',
  versus: '/player/:id/versus/:otherId',
  delta: '/delta',
  proposal: '/delta/:id',
  reports: '/moderation/reports',
  withholding: '/moderation/names',
  bundle: '/bundle/:author/:id',
  changes: '/changes',
  member: '/member/:uid',
  playerHistory: '/player/:id/history',
  merge: '/player/:id/merge',
  split: '/player/:id/split',
  mergeEvent: '/event/:id/merge',
  gaps: '/gaps',
  duplicates: '/duplicates',
  audits: '/audits',
  match: '/match/:id',
  matchHistory: '/match/:id/history',
  mydelta: '/mydelta',
  inbox: '/inbox',
  following: '/following',
  outbox: '/outbox',
  reviewEvent: '/review/event',
  /** The fragment is the token of an invitation. */
  score: '/score/:id',
  rankings: '/rankings',
  search: '/search',
  rating: '/rankings/:id',
  titles: '/titles',
  title: '/title',
  records: '/records',
  picks: '/picks',
  countries: '/countries',
  country: '/countries/:id',
  log: '/log',
  figures: '/moderation/figures',
  about: '/about',
  terms: '/terms',
  imprint: '/imprint',
  status: '/status',
  settings: '/settings',
  siteSettings: '/settings/site',
  definitions: '/settings/sport',
} as const satisfies Record<string, `/${string}`>;

export type RouteName = keyof typeof routes;

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = {
  readonly [Param in ParamsIn<(typeof routes)[Name]>]: string;
};

/** The address of a named route. Parameters are encoded, so an id with a slash stays one segment. */
export function path<Name extends RouteName>(
  name: Name,
  ...params: [ParamsIn<(typeof routes)[Name]>] extends [never] ? [] : [RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params[0] ?? {};
  return routes[name].replace(/:(\w+)/g, (_, param: string) => {
    const value = values[param];
    if (!value)
      throw new Error(`Route ${name} expects the parameter ${param}, found ${JSON.stringify(value)}`);
    return encodeURIComponent(value);
  });
}

export const sportPanels = {
  events: 'Events',
  matches: 'Matches',
  players: 'Players',
  rankings: 'Rankings',
} as const;
export const eventPanels = {
  matches: 'Matches',
  summary: 'Summary',
  picks: 'Picks',
  brackets: 'Brackets',
  video: 'Video',
  history: 'History',
  stage: 'Stage view',
  sheet: 'Score sheet',
} as const;
export type SportPanel = keyof typeof sportPanels;
export type EventPanel = keyof typeof eventPanels;
