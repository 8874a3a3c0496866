import type { Case } from './case';
import { nextQuotaDoc } from './counting';
import { at, serverTime, type DocFields } from './firestoreValue';
import { editor, moderator, storedDelta, stranger } from './fixtures';

const device: DocFields = { token: 'c-1:AP_x', created: serverTime };
const user: DocFields = { name: 'Ed', email: null, created: serverTime };
const profile: DocFields = { name: 'Ed', since: serverTime };

const madeByOwners = [
  ['the user document', 'user/ed', user],
  ['the profile', 'profile/ed', profile],
  ['a device', 'user/ed/token/0', device],
  ['the quota', 'quota/ed', nextQuotaDoc(undefined, 'create/ProposalOfAnEditor01')],
] as const;

const ofTheGone: readonly Case[] = madeByOwners.flatMap(([what, path, data]) =>
  ([false, true] as const).map((allowed) => ({
    name: `a page ${allowed ? 'beside that' : ''} of a deleted account ${allowed ? 'may' : 'may not'} make ${what} anew`,
    // The quota counts an existing proposal.
    given: {
      'delta/ProposalOfAnEditor01': storedDelta(),
      [`gone/${allowed ? 'other' : 'ed'}`]: { at: at(1) },
    },
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
  ['at the last place', device, true, '9'],
  ['at no place', device, false, '10'],
  ['under a long id', device, false, 'a'.repeat(64)],
];

const ofDevices: readonly Case[] = devices.map(([how, data, allowed, id = '0']) => ({
  name: `an owner ${allowed ? 'may' : 'may not'} register a device ${how}`,
  by: editor,
  request: { kind: 'set', path: `user/ed/token/${id}`, data },
  allowed,
}));

const registered = { 'user/ed/token/0': { token: 'x', created: at(1) } as DocFields };

const forgettingDevices: readonly Case[] = (
  [
    ['an owner may delete', editor, true],
    ['nobody else may delete', stranger, false],
  ] as const
).map(([who, by, allowed]) => ({
  name: `${who} a device`,
  given: registered,
  by,
  request: { kind: 'delete', path: 'user/ed/token/0' },
  allowed,
}));

const readingDevices: readonly Case[] = (
  [
    ['an owner may read the own devices', editor, true],
    ["nobody may read another's devices", stranger, false],
    ["a moderator may not read another's devices", moderator, false],
  ] as const
).map(([name, by, allowed]) => ({
  name,
  given: { 'user/ed/token/0': { token: 'x', created: at(1) } },
  by,
  request: { kind: 'get', path: 'user/ed/token/0' },
  allowed,
}));

export const ownerCases: readonly Case[] = [
  ...ofTheGone,
  ...ofDevices,
  ...forgettingDevices,
  ...readingDevices,
];
