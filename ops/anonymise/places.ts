/** The part of a collection that a seed keeps: whole documents, or only what is named. */
export interface Kept {
  readonly keep: true;
  readonly ids?: readonly string[];
  /** Top fields; all without it. A field that is a map is kept whole. */
  readonly fields?: readonly string[];
  /** Keep only documents with this value in a top field. */
  readonly where?: readonly [field: string, value: string];
  /** True if document ids are account ids. */
  readonly isByAccount?: true;
}

const leftOut = { keep: false } as const;
const whole: Kept = { keep: true };

/**
 * Fate of every collection, including subcollections. A seed keeps what everybody may read on the wiki, with aliases in
 * place of accounts, and the state of the data. `places.test.ts` requires an entry for each.
 */
export const places: Readonly<Record<string, Kept | typeof leftOut>> = {
  event: whole,
  match: whole,
  player: whole,
  slug: whole,
  sport: whole,
  sportCodes: whole,
  // The history. Only authors and moderators may read open and rejected proposals.
  delta: {
    keep: true,
    where: ['status', 'applied'],
    fields: [
      ...['collection', 'docId', 'field', 'value', 'base', 'before', 'author', 'timestamp', 'status'],
      ...['note', 'source', 'bundle', 'thread', 'decidedBy', 'decidedAt', 'amended', 'waits', 'rest'],
      ...['reverted', 'trusted'],
    ],
  },
  // Without its badge: roles belong to accounts, and a seed has none.
  profile: { keep: true, fields: ['name', 'since'], isByAccount: true },
  publicLog: whole,

  // State of the data: without it, jobs would leave copies stale, migrations would start over, and
  // matches that have begun would take picks again.
  setting: { keep: true, ids: ['schema', 'trust'] },
  begun: whole,
  // Counts picks, which are left out.
  crowd: leftOut,
  pickTable: leftOut,
  'pickTable/part': leftOut,
  pickSheet: leftOut,
  'pickSheet/part': leftOut,
  pickStale: leftOut,
  staleCopies: whole,
  migration: whole,
  'migration/changed': whole,

  // Accounts and their data.
  user: leftOut,
  'user/news': leftOut,
  'user/pick': leftOut,
  'user/token': leftOut,
  quota: leftOut,
  pace: leftOut,
  trust: leftOut,
  'trust/act': leftOut,
  role: leftOut,
  reservedName: leftOut,
  ban: leftOut,
  gone: leftOut,
  departure: leftOut,
  notification: leftOut,
  mail: leftOut,

  // For moderators, and for functions alone.
  actLog: leftOut,
  audit: leftOut,
  figures: leftOut,
  report: leftOut,
  personRequest: leftOut,
  withholding: leftOut,
  review: leftOut,
  browserError: leftOut,
  errorCount: leftOut,
  errorDay: leftOut,
  reportCount: leftOut,
  reportDay: leftOut,
  secret: leftOut,

  lease: leftOut,
  upkeep: leftOut,
  restoration: leftOut,
};

export function keptOf(collection: string): Kept | undefined {
  const place = Object.hasOwn(places, collection) ? places[collection] : undefined;
  return place?.keep === true ? place : undefined;
}
