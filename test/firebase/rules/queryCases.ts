import { limits } from '@/model/schema/limits';
import { kindsOfAccounts, kindsOfActs } from '@/model/acts/log';
import type { Case } from './case';
import type { Person, Query } from './emulator';
import { at, type DocValue } from './firestoreValue';
import { anonymous, editor, moderator } from './fixtures';

const is = (field: string, value: DocValue) => [field, 'EQUAL', value] as const;
const among = (field: string, values: readonly DocValue[]) => [field, 'IN', values] as const;
const applied = is('status', 'applied');
const fresh = is('status', 'new');
const newest = [['decidedAt', 'DESCENDING']] as const;
const latest = [['timestamp', 'DESCENDING']] as const;
const oldest = [['timestamp']] as const;
const ofRecord = [is('collection', 'player'), is('docId', 'p1')];

type Line = readonly [who: string, by: Person, what: string, asked: Query];

const since = [['updatedAt', 'GREATER_THAN_OR_EQUAL', at(1)]] as const;
const byId = [['__name__']] as const;
const byTime = [['updatedAt'], ['__name__']] as const;

// oxfmt-ignore
const byAnyone: readonly (readonly [what: string, asked: Query])[] = [
  ['players changed since', { from: 'player', where: since, orderBy: byTime, limit: 50 }],
  ['events changed since', { from: 'event', where: since, orderBy: byTime, limit: 50 }],
  ['matches of a sport changed since', { from: 'match', where: [is('event.sport.id', 'armw'), ...since], orderBy: byTime, limit: 50 }],
  ['matches of an event', { from: 'match', where: [is('event.id', 'e1')], orderBy: byId, limit: 50 }],
  ['matches of a player', { from: 'match', whereAny: [is('player1.id', 'p1'), is('player2.id', 'p1')], orderBy: byId, limit: 50 }],
  ['a few matches of a player', { from: 'match', whereAny: [is('player1.id', 'p1'), is('player2.id', 'p1')], limit: 5 }],
  ['history of a record', { from: 'delta', where: [applied, ...ofRecord], orderBy: newest, limit: 50 }],
  ['recent changes', { from: 'delta', where: [applied], orderBy: newest, limit: 50 }],
  ['changes of a kind of record', { from: 'delta', where: [applied, is('collection', 'player')], orderBy: newest, limit: 50 }],
  ['what an author changed', { from: 'delta', where: [applied, is('author', 'ed')], orderBy: newest, limit: 50 }],
  ['a page of what was entered together', { from: 'delta', where: [applied, is('author', 'ed'), is('bundle', 'b1')], orderBy: byId, limit: 50 }],
  ['the public log', { from: 'publicLog', orderBy: [['at', 'DESCENDING']], limit: 50 }],
  ['the public log of some kinds', { from: 'publicLog', where: [among('kind', ['restore', 'restoreSince'])], orderBy: [['at', 'DESCENDING']], limit: 50 }],
  ['what an author changed of a kind of record', { from: 'delta', where: [applied, is('collection', 'player'), is('author', 'ed')], orderBy: newest, limit: 50 }],
];

// oxfmt-ignore
const byAuthors: readonly (readonly [what: string, asked: Query])[] = [
  ['own working set', { from: 'delta', where: [is('author', 'ed'), among('status', ['new', 'rejected'])], orderBy: latest, limit: limits.working }],
  ['own applied deltas', { from: 'delta', where: [is('author', 'ed'), applied], orderBy: newest, limit: 50 }],
];

// oxfmt-ignore
const byModerators: readonly (readonly [what: string, asked: Query])[] = [
  ['queue', { from: 'delta', where: [fresh], orderBy: oldest, limit: limits.queuePage }],
  ['what waits, to be counted', { from: 'delta', where: [fresh], limit: limits.queue }],
  ['as much of the queue as may be', { from: 'delta', where: [fresh], orderBy: oldest, limit: limits.queue }],
  ['what is open of an author', { from: 'delta', where: [fresh, is('author', 'ed')], limit: limits.queuePage }],
  ['what is open of a bundle', { from: 'delta', where: [fresh, is('author', 'ed'), is('bundle', 'b1')], limit: limits.queuePage }],
  ['what is open of a record', { from: 'delta', where: [fresh, ...ofRecord], limit: limits.queuePage }],
  ["an author's working set", { from: 'delta', where: [is('author', 'ed'), among('status', ['new', 'rejected'])], orderBy: latest, limit: limits.working }],
  ['open deltas of a record', { from: 'delta', where: [fresh, ...ofRecord], limit: limits.queue }],
  ['open deltas of some records', { from: 'delta', where: [fresh, is('collection', 'match'), among('docId', ['m1', 'm2'])], limit: limits.queue }],
  ['the log of roles and bans', { from: 'actLog', where: [among('kind', kindsOfAccounts)], orderBy: [['at', 'DESCENDING']], limit: 50 }],
  ['the figures of days', { from: 'figures', orderBy: [['day', 'DESCENDING']], limit: 90 }],
  ['open reports', { from: 'report', where: [is('open', true)], orderBy: [['at', 'DESCENDING']], limit: 100 }],
  ['reports that were closed last', { from: 'report', orderBy: [['closed.at', 'DESCENDING']], limit: 20 }],
  ['the log of acts', { from: 'actLog', where: [among('kind', kindsOfActs)], orderBy: [['at', 'DESCENDING']], limit: 50 }],
];

export const screenQueries: readonly Query[] = [...byAnyone, ...byAuthors, ...byModerators].map(
  ([, asked]) => asked,
);

/** Queries of functions that need an index; no rule binds them. */
export const serverQueries: readonly Query[] = [
  ...['event', 'match', 'player'].map((from) => ({
    from,
    where: [is('deleted', true)],
    orderBy: [['updatedAt']] as const,
  })),
  { from: 'delta', where: [is('author', 'ed'), applied], orderBy: newest },
  {
    from: 'actLog',
    where: [is('by', 'mod'), ['at', 'GREATER_THAN_OR_EQUAL', at(1)]],
    orderBy: [['at', 'DESCENDING']],
  },
  {
    from: 'pick',
    where: [is('event', 'e'), ['at', 'GREATER_THAN_OR_EQUAL', at(1)]],
    orderBy: [['at']],
  },
  // Both fields are compared for equality; on a collection group that needs an index too.
  { from: 'pick', where: [is('match', 'm')], orderBy: [['player']] },
];

/** Queries with an order alone, of fields whose own indexes we state. */
export const plainOrders: readonly Query[] = [
  { from: 'pick', orderBy: [['at', 'DESCENDING']] },
  { from: 'pick', orderBy: [['at']], everywhere: true },
  { from: 'news', orderBy: [['at', 'DESCENDING']] },
  { from: 'news', orderBy: [['at']], everywhere: true },
];

const may: readonly Line[] = [
  ...byAnyone.flatMap(([what, asked]): Line[] => [
    ['the anonymous', anonymous, what, asked],
    ['an author', editor, what, asked],
    ['a moderator', moderator, what, asked],
  ]),
  ...byAuthors.map(([what, asked]): Line => ['an author', editor, what, asked]),
  ...byModerators.map(([what, asked]): Line => ['a moderator', moderator, what, asked]),
];

const mayNot: readonly Line[] = [
  ...(
    [
      ['the anonymous', anonymous],
      ['an author', editor],
    ] as const
  ).flatMap(
    ([who, person]) =>
      [
        [who, person, 'all deltas', { from: 'delta' }],
        [who, person, 'many deltas', { from: 'delta', limit: 100 }],
        [who, person, 'a few of all deltas', { from: 'delta', limit: 1 }],
        [who, person, 'queue', { from: 'delta', where: [fresh], limit: 10 }],
        [who, person, 'rejected deltas', { from: 'delta', where: [is('status', 'rejected')], limit: 10 }],
        [
          who,
          person,
          'applied and new deltas',
          { from: 'delta', where: [among('status', ['applied', 'new'])], limit: 10 },
        ],
        [who, person, 'applied deltas without an end', { from: 'delta', where: [applied], orderBy: newest }],
        [
          who,
          person,
          'more applied deltas than a screen shows',
          { from: 'delta', where: [applied], orderBy: newest, limit: limits.changes + 1 },
        ],
        [
          who,
          person,
          'an applied delta after a skipped one',
          { from: 'delta', where: [applied], orderBy: newest, limit: 1, offset: 1 },
        ],
        [who, person, 'all deltas of a record', { from: 'delta', where: ofRecord, limit: 10 }],
        [
          who,
          person,
          "another's working set",
          { from: 'delta', where: [is('author', 'other'), among('status', ['new', 'rejected'])], limit: 10 },
        ],
        [
          who,
          person,
          "another's deltas beside the own",
          { from: 'delta', whereAny: [is('author', 'ed'), is('author', 'other')], limit: 10 },
        ],
      ] as const,
  ),
  [
    'the anonymous',
    anonymous,
    'more changes than a page',
    { from: 'delta', where: [applied], orderBy: newest, limit: 51 },
  ],
  ['the anonymous', anonymous, 'more of the public log than a page', { from: 'publicLog', limit: 51 }],
  ...['event', 'match', 'player'].flatMap((from): readonly Line[] => [
    ['the anonymous', anonymous, `every ${from}`, { from }],
    ['the anonymous', anonymous, `more of ${from} than a page`, { from, limit: 51 }],
    // Skipped documents cost reads and show nothing.
    ['the anonymous', anonymous, `what comes after a skipped ${from}`, { from, limit: 1, offset: 1 }],
  ]),
  ['a moderator', moderator, 'every match of an event', { from: 'match', where: [is('event.id', 'e1')] }],
  ['an author', editor, 'the own deltas without an end', { from: 'delta', where: [is('author', 'ed')] }],
  ['a moderator', moderator, 'the queue without an end', { from: 'delta', where: [fresh] }],
  [
    'a moderator',
    moderator,
    'more of the queue than may be',
    { from: 'delta', where: [fresh], orderBy: oldest, limit: limits.queue + 1 },
  ],
  [
    'a moderator',
    moderator,
    'a proposal after a skipped one',
    { from: 'delta', where: [fresh], orderBy: oldest, limit: 1, offset: 1 },
  ],
  ['a moderator', moderator, 'user documents', { from: 'user' }],
  ['a moderator', moderator, 'a profile by its name', { from: 'profile', where: [is('name', 'Bo')] }],
  ['a moderator', moderator, 'deltas everywhere', { from: 'delta', everywhere: true }],
];

export const queryCases: readonly Case[] = [
  ...may.map((line) => query(line, true)),
  ...mayNot.map((line) => query(line, false)),
];

function query([who, by, what, asked]: Line, allowed: boolean): Case {
  return {
    name: `${who} ${allowed ? 'may' : 'may not'} list ${what}`,
    by,
    request: { kind: 'list', query: asked },
    allowed,
  };
}
