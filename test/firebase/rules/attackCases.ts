import type { Case } from './case';
import type { Person, Request } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import { anonymous, editor, moderator, newRecord, proposal, storedApplied, storedDelta } from './fixtures';

const pretenders: readonly (readonly [what: string, claims: NonNullable<Person['claims']>])[] = [
  ['the text true', { moderator: 'true' }],
  ['the number 1', { moderator: 1 }],
  ['a list', { moderator: [true] }],
  ['a map', { moderator: { moderator: true } }],
  ['another spelling', { Moderator: true }],
  ['the role of an admin alone', { admin: true }],
  ['a list of roles', { roles: ['moderator'] }],
];

const rejection = { status: 'rejected', reason: 'x', decidedBy: 'ed', decidedAt: serverTime };
const asModerator: readonly (readonly [what: string, given: Case['given'], request: Request])[] = [
  [
    'read the queue',
    {},
    { kind: 'list', query: { from: 'delta', where: [['status', 'EQUAL', 'new']], limit: 10 } },
  ],
  [
    "reject another's proposal",
    { 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') },
    { kind: 'update', path: 'delta/ProposalOfAnEditor01', data: rejection },
  ],
  ['read what moderators did', { 'actLog/l1': { by: 'mod', at: at(1) } }, { kind: 'get', path: 'actLog/l1' }],
];

const pretending: readonly Case[] = pretenders.flatMap(([claim, claims]) =>
  asModerator.map(([what, given = {}, request]) => ({
    name: `with ${claim} as a claim one may not ${what}`,
    by: { uid: 'ed', claims },
    given,
    request,
    allowed: false,
  })),
);

const people = [
  ['the anonymous', anonymous],
  ['an author', editor],
  ['a moderator', moderator],
] as const;

const hidden: readonly Case[] = people.flatMap(([who, by]) =>
  [
    'event/e1/secret/s1',
    'delta/d1/history/h1',
    'profile/ed/secret/s1',
    'lease/applyWikiDelta',
    'staleCopies/player_p1',
    'slug/player.ann-lee',
    'notes/n1',
  ].flatMap((path): readonly Case[] => {
    const data: DocFields = { x: 1 };
    const given = { [path]: data };
    return [
      { name: `${who} may not get ${path}`, by, given, request: { kind: 'get', path }, allowed: false },
      { name: `${who} may not create ${path}`, by, request: { kind: 'set', path, data }, allowed: false },
      { name: `${who} may not delete ${path}`, by, given, request: { kind: 'delete', path }, allowed: false },
    ];
  }),
);

/** A collection group query reads more than the collection whose rules it matches. */
const everywhere: readonly Case[] = people.flatMap(([who, by]) =>
  (['event', 'match', 'player', 'user', 'token'] as const).map((from) => ({
    name: `${who} may not list ${from} below any document`,
    by,
    request: { kind: 'list', query: { from, everywhere: true } },
    allowed: false,
  })),
);

const own = storedDelta();
const patches: readonly (readonly [
  what: string,
  given: DocFields,
  data: DocFields,
  mask: readonly string[],
])[] = [
  ['give the own proposal to another', own, { author: 'other', timestamp: serverTime }, ['author']],
  ['move the own proposal to another record', own, { docId: 'p2', timestamp: serverTime }, ['docId']],
  [
    'write below a value that is a text',
    own,
    { value: { name: 'x' }, timestamp: serverTime },
    ['value.name'],
  ],
  [
    'forge the progress of an application',
    own,
    { applying: { cursor: '' }, timestamp: serverTime },
    ['applying.cursor'],
  ],
  ['forge history', storedApplied('ed'), { before: 'x', timestamp: serverTime }, ['before']],
  ['bring back what was applied', storedApplied('ed'), { status: 'new', timestamp: serverTime }, ['status']],
  ['change the value and keep its time', own, { value: 'Anne' }, ['value']],
  ['take the base away', own, { timestamp: serverTime }, ['base']],
];

const patching: readonly Case[] = patches.map(([what, given, data, mask]) => ({
  name: `an author may not ${what} by a patch`,
  by: editor,
  given: { 'delta/ProposalOfAnEditor01': given },
  request: { kind: 'update', path: 'delta/ProposalOfAnEditor01', data, mask },
  allowed: false,
}));

const forging: readonly Case[] = [
  {
    name: 'a moderator may not propose in the name of another',
    by: moderator,
    request: { kind: 'set', path: 'delta/ProposalOfAnEditor01', data: proposal({ author: 'ed' }) },
    allowed: false,
  },
  {
    name: 'a moderator may not write an applied delta of its own',
    by: moderator,
    request: {
      kind: 'set',
      path: 'delta/ProposalOfAnEditor01',
      data: { ...storedApplied('mod'), timestamp: serverTime },
    },
    allowed: false,
  },
  {
    name: 'an author may not date a proposal to the future',
    by: editor,
    request: {
      kind: 'set',
      path: 'delta/ProposalOfAnEditor01',
      data: proposal({ timestamp: at(Date.UTC(2100, 0, 1)) }),
    },
    allowed: false,
  },
  {
    name: 'a new event may not come approved',
    by: editor,
    request: {
      kind: 'set',
      path: 'delta/ProposalOfAnEditor01',
      data: newRecord('event', { name: 'E', date: '2024-05-01', sport: { id: 'armw' }, valid: 1 }),
    },
    allowed: false,
  },
  ...[
    [
      'an edit that a player is a minor',
      proposal({ field: 'minor', value: null, base: true }, 'mod'),
    ] as const,
    ['a new player that it is a minor', newRecord('player', { name: 'Ann', minor: true }, 'mod')] as const,
    ['an edit what a slug is', proposal({ field: 'slug', value: 'ann', base: null }, 'mod')] as const,
    ['a new player what its slug is', newRecord('player', { name: 'Ann', slug: 'ann' }, 'mod')] as const,
  ].map(([what, data]): Case => ({
    name: `nobody may say by ${what}, not even a moderator`,
    by: moderator,
    request: { kind: 'set', path: 'delta/ProposalOfAnEditor01', data },
    allowed: false,
  })),
];

/** Attempts of somebody who has read the rules and looks for gaps. */
export const attackCases: readonly Case[] = [
  ...pretending,
  ...hidden,
  ...everywhere,
  ...patching,
  ...forging,
];
