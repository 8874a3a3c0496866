import { moderatorLimits, quotaLimits } from '@/model/accounts/quota';
import type { Case } from './case';
import { future, nextQuotaDoc, storedQuota } from './counting';
import type { Companion, Person, Request } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import { editor, moderator, newRecord, proposal, storedDelta, stranger } from './fixtures';
import { quotaForgeries } from './quotaForgeries';

type Docs = Readonly<Record<string, DocFields>>;
type Attempt = readonly [what: string, given: Docs, request: Request];

const ban: DocFields = { by: 'mod', at: at(1) };

const set = (path: string, data: DocFields): Request => ({ kind: 'set', path, data });
const reply = (uid: string, path = 'delta/ProposalOfAnEditor01'): Request => ({
  kind: 'update',
  path,
  data: {
    thread: { 0: { id: 'ReplyOfSomebody00001', by: uid, text: 'Well?' } },
    'thread.`0`.at': serverTime,
  },
});

const attemptsOf = (uid: string) => {
  const stored = { 'delta/ProposalOfAnEditor01': storedDelta({}, uid) };
  const creates: readonly Attempt[] = [
    ['propose an edit', {}, set('delta/ProposalOfAnEditor01', proposal({}, uid))],
    ['propose a record', {}, set('delta/ProposalOfARecord001', newRecord('player', { name: 'Ann' }, uid))],
  ];
  const overwrites: readonly Attempt[] = [
    ['overwrite a proposal', stored, set('delta/ProposalOfAnEditor01', proposal({ value: 'Annabel' }, uid))],
    ['reply', stored, reply(uid)],
  ];
  const removes: readonly Attempt[] = [
    ['withdraw a proposal', stored, { kind: 'delete', path: 'delta/ProposalOfAnEditor01' }],
  ];
  return { creates, overwrites, removes };
};

function cases(
  who: string,
  by: Person,
  pick: (attempts: ReturnType<typeof attemptsOf>) => readonly Attempt[],
  given: (uid: string) => Docs,
  allowed: boolean,
): readonly Case[] {
  const uid = by.uid ?? 'nobody';
  return pick(attemptsOf(uid)).map(([what, docs, request]) => ({
    name: `${who} ${allowed ? 'may' : 'may not'} ${what}`,
    given: { ...docs, ...given(uid) },
    by,
    request,
    allowed,
  }));
}

const quota = (fields: DocFields) => (uid: string) => ({ [`quota/${uid}`]: fields });
const { open } = quotaLimits;
const many = moderatorLimits.open;
const full = quota(storedQuota({ open, written: 300 }));
const banned = (uid: string) => ({ [`ban/${uid}`]: ban });
type Pick = Parameters<typeof cases>[2];
const creates: Pick = (attempts) => attempts.creates;
const overwrites: Pick = (attempts) => attempts.overwrites;
const writes: Pick = (attempts) => [...attempts.creates, ...attempts.overwrites];
const removes: Pick = (attempts) => attempts.removes;
const fast = quota(storedQuota({ written: 60, last: future }));
const rested = quota(storedQuota({ written: 61 }));

const ofQuotas: readonly Case[] = [
  ...cases('an author without a quota', editor, writes, () => ({}), true),
  ...cases('an author without claims who wrote long ago', stranger, writes, rested, true),
  ...cases(
    'an author who wrote a little',
    editor,
    writes,
    quota(storedQuota({ written: 59, last: future })),
    true,
  ),
  ...cases(
    'an author with room for one more',
    editor,
    creates,
    quota(storedQuota({ open: open - 1, written: 3 })),
    true,
  ),
  ...cases('an author with too many open proposals', editor, creates, full, false),
  ...cases('an author with too many open proposals', editor, overwrites, full, true),
  ...cases('an author with too many open proposals', editor, removes, full, true),
  ...cases(
    'a former moderator with more open proposals than an author may have',
    editor,
    overwrites,
    quota(storedQuota({ open: open + 50, written: 300 })),
    true,
  ),
  ...cases('an author who is too fast', editor, writes, fast, false),
  ...cases('an author who is too fast', editor, removes, fast, true),
  ...cases('an author without claims who is too fast', stranger, writes, fast, false),
  ...cases('a moderator with many open proposals', moderator, writes, full, true),
  ...cases(
    'a moderator with too many',
    moderator,
    creates,
    quota(storedQuota({ open: many, written: 3 })),
    false,
  ),
  ...cases('a moderator who is too fast', moderator, writes, fast, false),
];

const paces: readonly (readonly [
  who: string,
  by: Person,
  agoMs: number,
  until: number | undefined,
  may: boolean,
])[] = [
  ['an author whose last 60 acts were half a minute ago', editor, 30_000, undefined, false],
  ['the same author while a moderator allows more', editor, 30_000, future, true],
  ['the same author once that is over', editor, 30_000, 1, false],
  ['an author who is allowed more and made 60 just now', editor, 0, future, false],
  ['a moderator whose last 60 acts were half a minute ago', moderator, 30_000, undefined, true],
  ['a moderator who made 60 just now', moderator, 0, undefined, false],
];

const ofPaces: readonly Case[] = paces.flatMap(([who, by, agoMs, fastUntil, allowed]) =>
  cases(who, by, creates, () => ({}), allowed).map((one) => ({
    ...one,
    // The quota at the moment of the attempt.
    get given() {
      const last = Date.now() - agoMs;
      return { [`quota/${by.uid}`]: storedQuota({ written: 60, last, apart: 0, fastUntil }) };
    },
  })),
);

const beside = (path: string, data: DocFields): readonly Companion[] => [{ path, data }];
const next = (act: string, over: DocFields = {}): DocFields => ({ ...nextQuotaDoc(undefined, act), ...over });
const before = { 'quota/ed': { ...storedQuota({ written: 1 }), last: 'create/ProposalOfAnEditor01' } };
const own = { 'delta/ProposalOfAnEditor01': storedDelta() };
const create = set('delta/ProposalOfAnEditor01', proposal());
const overwrite = set('delta/ProposalOfAnEditor01', proposal({ value: 'Annabel' }));

const uncounted: readonly (readonly [
  what: string,
  given: Docs,
  request: Request,
  companions: Case['request']['beside'],
])[] = [
  ['create a proposal that nothing counts', {}, create, []],
  ['overwrite a proposal and count nothing', own, overwrite, []],
  ['reply and count nothing', own, reply('ed'), []],
  ['create what was counted before', before, create, []],
  [
    'create a proposal and count another',
    {},
    create,
    beside('quota/ed', next('create/ProposalOfAnEditor02')),
  ],
  [
    'create a proposal and count a change',
    {},
    create,
    beside('quota/ed', next('change/ProposalOfAnEditor01')),
  ],
  ['overwrite a proposal and count another', own, overwrite, beside('quota/ed', next('change/d2'))],
  ['reply and count a change', own, reply('ed'), beside('quota/ed', next('change/ProposalOfAnEditor01'))],
  [
    'reply and count another number',
    own,
    reply('ed'),
    beside('quota/ed', next('reply/ProposalOfAnEditor01/1')),
  ],
  [
    'create a proposal that another account counts',
    {},
    create,
    beside('quota/other', next('create/ProposalOfAnEditor01')),
  ],
];

const ofCounting: readonly Case[] = [
  ...uncounted.map(([what, given, request, companions = []]) => ({
    name: `an author may not ${what}`,
    given,
    by: editor,
    request: { ...request, beside: companions },
    allowed: false,
  })),
  {
    name: 'a moderator may reject without counting it',
    given: { 'delta/ProposalOfAnEditor01': storedDelta({}, 'other') },
    by: moderator,
    request: {
      kind: 'update',
      path: 'delta/ProposalOfAnEditor01',
      data: { status: 'rejected', reason: 'x', decidedBy: 'mod', decidedAt: serverTime },
      beside: [],
    },
    allowed: true,
  },
];

const ofBans: readonly Case[] = [
  ...cases('a banned author', editor, writes, banned, false),
  ...cases('a banned author', editor, removes, banned, true),
  ...cases('a banned moderator', moderator, writes, banned, false),
  ...cases('an author beside a banned one', editor, writes, () => ({ 'ban/other': ban }), true),
];

/** The quota of an account: its limits, its counting and forgeries; and bans. */
export const quotaCases: readonly Case[] = [
  ...ofQuotas,
  ...ofPaces,
  ...ofCounting,
  ...quotaForgeries,
  ...ofBans,
];
