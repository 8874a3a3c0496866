import { quotaGates } from '@/model/quota';
import type { Case } from './case';
import type { Person, Request } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import { editor, moderator, newRecord, proposal, storedDelta, stranger } from './fixtures';

type Docs = Readonly<Record<string, DocFields>>;
type Attempt = readonly [what: string, given: Docs, request: Request];

const farAway = at(4_000_000_000_000);
const busy = { full: false, busyUntil: farAway };
const rested = { full: false, busyUntil: at(1) };
const full = { ...rested, full: true };
const ban: DocFields = { by: 'mod', at: at(1) };

const attemptsOf = (uid: string) => {
  const set = (path: string, data: DocFields): Request => ({ kind: 'set', path, data });
  const stored = { 'delta/d1': storedDelta({}, uid) };
  const creates: readonly Attempt[] = [
    ['propose an edit', {}, set('delta/d1', proposal({}, uid))],
    ['propose a record', {}, set('delta/n1', newRecord('player', { name: 'Ann' }, uid))],
  ];
  const overwrites: readonly Attempt[] = [
    ['overwrite a proposal', stored, set('delta/d1', proposal({ value: 'Annabel' }, uid))],
  ];
  const removes: readonly Attempt[] = [['withdraw a proposal', stored, { kind: 'delete', path: 'delta/d1' }]];
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

/** Every gate, since which one is read follows from the time. */
const quota =
  (fields: DocFields, ids = Array.from({ length: quotaGates }, (_, id) => String(id))) =>
  (uid: string) =>
    Object.fromEntries(ids.map((id) => [`quota/${uid}/gate/${id}`, fields]));
/** What is no gate: the quota itself, and gates of other names. */
const beside = (uid: string) => ({ [`quota/${uid}`]: full, ...quota(full, ['5', 'a'])(uid) });
const banned = (uid: string) => ({ [`ban/${uid}`]: ban });
type Pick = Parameters<typeof cases>[2];
const creates: Pick = (attempts) => attempts.creates;
const overwrites: Pick = (attempts) => attempts.overwrites;
const writes: Pick = (attempts) => [...attempts.creates, ...attempts.overwrites];
const removes: Pick = (attempts) => attempts.removes;

const ofQuotas: readonly Case[] = [
  ...cases('an author below the quota', editor, writes, quota(rested), true),
  ...cases('an author without claims and below the quota', stranger, writes, quota(rested), true),
  ...cases('an author with too many open proposals', editor, creates, quota(full), false),
  ...cases('an author with too many open proposals', editor, overwrites, quota(full), true),
  ...cases('an author with too many open proposals', editor, removes, quota(full), true),
  ...cases('an author who is too fast', editor, writes, quota(busy), false),
  ...cases('an author who is too fast', editor, removes, quota(busy), true),
  ...cases('an author without claims who is too fast', stranger, writes, quota(busy), false),
  ...cases('a moderator with too many open proposals', moderator, creates, quota(full), true),
  ...cases('a moderator who is fast', moderator, writes, quota(busy), true),
  ...cases('an author whose gates nobody can read', editor, writes, quota({ full: 'very' }), false),
  ...cases(
    'an author whose gates do not say who has room',
    editor,
    creates,
    quota({ busyUntil: at(1) }),
    false,
  ),
  ...cases('an author without gates', editor, writes, beside, true),
];

const ofBans: readonly Case[] = [
  ...cases('a banned author', editor, writes, banned, false),
  ...cases('a banned author', editor, removes, banned, true),
  ...cases('a banned moderator', moderator, writes, banned, false),
  ...cases('an author beside a banned one', editor, writes, () => ({ 'ban/other': ban }), true),
];

const device: DocFields = { token: 'c-1:AP_x', created: serverTime };
const user: DocFields = { name: 'Ed', email: null, created: serverTime };
const profile: DocFields = { name: 'Ed', since: serverTime };

const madeByOwners = [
  ['the user document', 'user/ed', user],
  ['the profile', 'profile/ed', profile],
  ['a device', 'user/ed/token/t1', device],
] as const;

const ofTheGone: readonly Case[] = madeByOwners.flatMap(([what, path, data]) =>
  ([false, true] as const).map((allowed) => ({
    name: `a page ${allowed ? 'beside that' : ''} of a deleted account ${allowed ? 'may' : 'may not'} make ${what} anew`,
    given: { [`gone/${allowed ? 'other' : 'ed'}`]: { at: at(1) } },
    by: editor,
    request: { kind: 'set', path, data },
    allowed,
  })),
);

const devices: readonly (readonly [how: string, data: DocFields, allowed: boolean, id?: string])[] = [
  ['of the longest token', { ...device, token: 'x'.repeat(1000) }, true],
  ['of a longer token', { ...device, token: 'x'.repeat(1001) }, false],
  ['of an empty token', { ...device, token: '' }, false],
  ['of a token with a slash', { ...device, token: 'a/b' }, false],
  ['of a token that is no text', { ...device, token: 5 }, false],
  ['without a token', { created: serverTime }, false],
  ['with a time of its own', { ...device, created: at(5) }, false],
  ['without a time', { token: 'x' }, false],
  ['with a language', { ...device, language: 'ja' }, true],
  ['with a language that there is not', { ...device, language: 'xx' }, false],
  ['with a language that is no text', { ...device, language: 5 }, false],
  ['with an unknown key', { ...device, name: 'phone' }, false],
  ['under no id', device, false, 'a.b'],
];

const ofDevices: readonly Case[] = devices.map(([how, data, allowed, id = 't1']) => ({
  name: `an owner ${allowed ? 'may' : 'may not'} register a device ${how}`,
  by: editor,
  request: { kind: 'set', path: `user/ed/token/${id}`, data },
  allowed,
}));

/** What the documents that functions keep allow and refuse. */
export const quotaCases: readonly Case[] = [...ofQuotas, ...ofBans, ...ofTheGone, ...ofDevices];
