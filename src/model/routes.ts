/**
 * Every address of the product by name: the specification's table, section 2. The client's router, links and, for
 * previews, the server read this one table.
 */
export const routes = {
  home: { pattern: '/', title: 'Home' },
  login: { pattern: '/login', title: 'Login' },
  sports: { pattern: '/sport', title: 'Sports' },
  sport: { pattern: '/sport/:id', title: 'Sport' },
  sportPanel: { pattern: '/sport/:id/:panel', title: 'Sport' },
  event: { pattern: '/sport/:id/event/:eventId', title: 'Event' },
  newCard: { pattern: '/sport/:id/event/new/card', title: 'New event' },
  addToCard: { pattern: '/sport/:id/event/:eventId/add', title: 'Add matches' },
  importMatches: { pattern: '/sport/:id/import', title: 'Import a table' },
  importToEvent: { pattern: '/sport/:id/event/:eventId/import', title: 'Import a table' },
  eventPanel: { pattern: '/sport/:id/event/:eventId/:panel', title: 'Event' },
  players: { pattern: '/player', title: 'Players' },
  player: { pattern: '/player/:id', title: 'Player' },
  versus: { pattern: '/player/:id/versus/:otherId', title: 'Head-to-head' },
  delta: { pattern: '/delta', title: 'Wiki Moderation' },
  proposal: { pattern: '/delta/:id', title: 'Proposal' },
  reports: { pattern: '/moderation/reports', title: 'Reports' },
  withholding: { pattern: '/moderation/names', title: 'Withheld names' },
  bundle: { pattern: '/bundle/:author/:id', title: 'Entered together' },
  changes: { pattern: '/changes', title: 'Recent changes' },
  member: { pattern: '/member/:uid', title: 'Member' },
  playerHistory: { pattern: '/player/:id/history', title: 'History' },
  merge: { pattern: '/player/:id/merge', title: 'Same person' },
  split: { pattern: '/player/:id/split', title: 'Two people' },
  mergeEvent: { pattern: '/event/:id/merge', title: 'Same event' },
  duplicates: { pattern: '/duplicates', title: 'Possible duplicates' },
  audits: { pattern: '/audits', title: 'Audits' },
  match: { pattern: '/match/:id', title: 'Match' },
  matchHistory: { pattern: '/match/:id/history', title: 'History' },
  mydelta: { pattern: '/mydelta', title: 'My Changes' },
  inbox: { pattern: '/inbox', title: 'Inbox' },
  following: { pattern: '/following', title: 'Following' },
  outbox: { pattern: '/outbox', title: 'On this device' },
  reviewEvent: { pattern: '/review/event', title: 'Event Review' },
  rankings: { pattern: '/rankings', title: 'Rankings' },
  search: { pattern: '/search', title: 'Search' },
  rating: { pattern: '/rankings/:id', title: 'Rating' },
  titles: { pattern: '/titles', title: 'Titles' },
  title: { pattern: '/title', title: 'Title' },
  records: { pattern: '/records', title: 'Records' },
  countries: { pattern: '/countries', title: 'Countries' },
  country: { pattern: '/countries/:id', title: 'Country' },
  log: { pattern: '/log', title: 'Public log' },
  figures: { pattern: '/moderation/figures', title: 'Moderation figures' },
  about: { pattern: '/about', title: 'About' },
  terms: { pattern: '/terms', title: 'Terms of use' },
  imprint: { pattern: '/imprint', title: 'Imprint' },
  status: { pattern: '/status', title: 'Status' },
  settings: { pattern: '/settings', title: 'Settings' },
  definitions: { pattern: '/settings/sport', title: 'Sport definitions' },
} as const satisfies Record<string, { readonly pattern: `/${string}`; readonly title: string }>;

export type RouteName = keyof typeof routes;

type ParamsIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters a route needs, for example `{ id, eventId }` for `event`. */
export type RouteParams<Name extends RouteName> = {
  readonly [Param in ParamsIn<(typeof routes)[Name]['pattern']>]: string;
};

/** The address of a named route. Parameters are encoded, so an id with a slash stays one segment. */
export function path<Name extends RouteName>(
  name: Name,
  ...params: [ParamsIn<(typeof routes)[Name]['pattern']>] extends [never] ? [] : [RouteParams<Name>]
): string {
  const values: Readonly<Record<string, string>> = params[0] ?? {};
  return routes[name].pattern.replace(/:(\w+)/g, (_, param: string) => {
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
export const eventPanels = { matches: 'Matches', video: 'Video', history: 'History' } as const;
export type SportPanel = keyof typeof sportPanels;
export type EventPanel = keyof typeof eventPanels;
