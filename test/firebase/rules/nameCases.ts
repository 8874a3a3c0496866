import type { Case } from './case';
import type { Person } from './emulator';
import { at, serverTime, type DocFields } from './firestoreValue';
import {
  anonymous,
  editor,
  moderator,
  newMatch,
  newRecord,
  proposal,
  storedDelta,
  stranger,
} from './fixtures';

const admin: Person = { uid: 'boss', claims: { admin: true } };
const profile: DocFields = { name: 'Ed', since: at(1) };

const renames = (
  who: string,
  by: Person,
  name: string,
  allowed: boolean,
  given: Readonly<Record<string, DocFields>> = {},
): readonly Case[] => {
  const path = `profile/${by.uid}`;
  const shown = name.replace(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const may = allowed ? 'may' : 'may not';
  return [
    {
      name: `${who} ${may} create a profile as ${shown}`,
      given,
      by,
      request: { kind: 'set', path, data: { name, since: serverTime } },
      allowed,
    },
    {
      name: `${who} ${may} be renamed to ${shown}`,
      given: { ...given, [path]: profile },
      by,
      request: { kind: 'update', path, data: { name } },
      allowed,
    },
  ];
};

export const claimingNames = [
  'Armwiki',
  'Armwiki Admin',
  'admin',
  'The Admin',
  'A d m i n',
  '4dm1n',
  'Аdmin',
  'Ádmín',
  'Moderator Ann',
  'MODERATOR',
  'Official Devon',
  'Verified',
  'mod',
  'Staff',
  'former member',
  'Админ',
  '管理者',
  'モデレーター',
];

export const dressedNames = [
  'Ann ✔',
  'Ann ✅',
  'Ann ®',
  'Ａnn',
  '𝐀nn',
  'Ⓐnn',
  'Ann 🛡',
  'Ann\u0301\u0301\u0301\u0301\u0301\u0301',
];

const roles = [
  ...claimingNames.flatMap((name) => renames('an author', editor, name, false)),
  ...dressedNames.flatMap((name) => renames('a moderator', moderator, name, false)),
  ...['Badminton Bob', 'Modric', 'Wagstaff'].flatMap((name) => renames('an author', editor, name, true)),
  ...renames('a moderator', moderator, 'Moderator Ann', true),
  ...renames('an admin', admin, 'Armwiki Admin', true),
];

const reserved = { 'reservedName/annlee': { uids: ['mod'] } };
const taken = [
  ...['Ann Lee', 'ANN LEE', 'Аnn Lее', 'Ann-Lee', 'Ánn Lee', 'Ann 1ee'].flatMap((name) =>
    renames('an author', editor, name, false, reserved),
  ),
  ...renames('an author beside a moderator of that name', editor, 'Ann Leeds', true, reserved),
  ...renames('the moderator of that name', moderator, 'Ann Lee', true, reserved),
  ...renames('another admin', admin, 'Ann Lee', false, reserved),
  ...renames('an author whose name is of another script', stranger, '東', false, {
    'reservedName/東': { uids: ['mod'] },
  }),
];

const asked: readonly Case[] = (
  [
    ['somebody signed in', editor, true],
    ['somebody who is not', anonymous, false],
  ] as const
).map(([who, by, allowed]) => ({
  name: `${who} ${allowed ? 'may' : 'may not'} ask whose a name is`,
  given: reserved,
  by,
  request: { kind: 'get', path: 'reservedName/annlee' },
  allowed,
}));

const reserves = (
  what: string,
  by: Person,
  allowed: boolean,
  uids: readonly string[] = [by.uid ?? ''],
  name = 'Ann Lee',
): Case => ({
  name: `${what} ${allowed ? 'may' : 'may not'} reserve a name`,
  given: { [`profile/${by.uid}`]: { name, since: at(1) } },
  by,
  request: { kind: 'set', path: 'reservedName/annlee', data: { uids } },
  allowed,
});

const reserving: readonly Case[] = [
  reserves('a moderator who has it', moderator, true),
  reserves('an admin who has it', admin, true),
  reserves('an author who has it', editor, false),
  reserves('somebody whose roles ended', { uid: 'ex', claims: { moderator: false, admin: false } }, false),
  reserves('a moderator who has another one', moderator, false, ['mod'], 'Bea'),
  reserves('a moderator for somebody else', moderator, false, ['other']),
];

const device: DocFields = { token: 'c-1:AP_x', created: serverTime };
const user: DocFields = { name: 'Ed', email: null, created: at(1) };

const barred = (['ban', 'gone'] as const).flatMap((mark) =>
  ([true, false] as const).flatMap((allowed): readonly Case[] => {
    const given = { [`${mark}/${allowed ? 'other' : 'ed'}`]: { by: 'mod', at: at(1) } };
    const state = mark === 'ban' ? 'banned' : 'deleted';
    const who = allowed ? `an account beside a ${state} one may` : `a ${state} account may not`;
    const tried = (
      what: string,
      request: Case['request'],
      stored: typeof given | Record<string, DocFields> = {},
    ): Case => ({
      name: `${who} ${what}`,
      given: { ...given, ...stored },
      by: editor,
      request,
      allowed,
    });
    return [
      tried('send a proposal of an edit', {
        kind: 'set',
        path: 'delta/ProposalOfAnEditor01',
        data: proposal(),
      }),
      tried('send a proposal of a record', {
        kind: 'set',
        path: 'delta/ProposalOfARecord001',
        data: newRecord('player', { name: 'Ann' }),
      }),
      tried(
        'overwrite its proposal',
        { kind: 'set', path: 'delta/ProposalOfAnEditor01', data: proposal({ value: 'Annabel' }) },
        { 'delta/ProposalOfAnEditor01': storedDelta() },
      ),
      tried(
        'reply',
        {
          kind: 'update',
          path: 'delta/ProposalOfAnEditor01',
          data: {
            thread: { 0: { id: 'ReplyOfSomebody00001', by: 'ed', text: 'Why?' } },
            'thread.`0`.at': serverTime,
          },
        },
        { 'delta/ProposalOfAnEditor01': storedDelta() },
      ),
      tried('introduce itself', { kind: 'set', path: 'profile/ed', data: { name: 'Ed', since: serverTime } }),
      tried(
        'rename its profile',
        { kind: 'update', path: 'profile/ed', data: { name: 'Eddie' } },
        { 'profile/ed': profile },
      ),
      tried('write its user document', {
        kind: 'set',
        path: 'user/ed',
        data: { ...user, created: serverTime },
      }),
      tried(
        'change its user document',
        { kind: 'update', path: 'user/ed', data: { name: 'Eddie' } },
        { 'user/ed': user },
      ),
      tried('register a device', { kind: 'set', path: 'user/ed/token/1', data: device }),
      tried(
        'register a device again',
        { kind: 'set', path: 'user/ed/token/1', data: device },
        { 'user/ed/token/1': { ...device, created: at(1) } },
      ),
    ];
  }),
);

const copied: readonly Case[] = ([100, 101] as const).map((length) => ({
  name: `an author ${length === 100 ? 'may' : 'may not'} name a player of ${length} letters in a match`,
  by: editor,
  request: {
    kind: 'set',
    path: 'delta/ProposalOfAMatch0001',
    data: newRecord('match', { ...newMatch, player1: { id: 'p1', name: 'x'.repeat(length) } }),
  },
  allowed: length === 100,
}));

export const nameCases: readonly Case[] = [...roles, ...taken, ...reserving, ...asked, ...barred, ...copied];
