import { mostStoredWatches } from '@/model/news/watches';
import { limits } from '@/model/schema/limits';
import type { Case } from './case';
import { at, Raw, serverTime, type DocFields } from './firestoreValue';
import { editor, without } from './fixtures';

type Variants = readonly (readonly [what: string, data: DocFields])[];

const newUser: DocFields = { name: 'Ed', email: 'ed@example.com', created: serverTime };
const storedUser: DocFields = { ...newUser, created: at(1), claimsAt: at(2) };
const reader: DocFields = { ...storedUser, newsSeen: at(5), digest: 'daily', language: 'en' };
const agreed: DocFields = { ...storedUser, terms: 2, termsAt: at(5) };
const longestWatches = 'x'.repeat(mostStoredWatches);
const grantedBefore: DocFields = { claimsAt: at(2) };
const newProfile: DocFields = { name: 'Ed', since: serverTime };
const storedProfile: DocFields = { name: 'Ed', since: at(1) };

const longest = 'ä'.repeat(limits.profileName);
const badNames: Variants = [
  ['without a name', {}],
  ['with an empty name', { name: '' }],
  ['with a padded name', { name: ' Ed' }],
  ['with a name that turns its text around', { name: 'E\u202ed' }],
  ['with a name that is too long', { name: `${longest}x` }],
  ['with a name that is no text', { name: 5 }],
];
const badEmails: Variants = [
  ['with an empty email', { email: '' }],
  ['with an email that is too long', { email: 'x'.repeat(321) }],
  ['with an email that is no text', { email: 5 }],
];

const users: readonly Case[] = [
  ...sets('user/ed', undefined, true, 'an owner may create the user document', [
    ['with the longest name', { ...newUser, name: longest }],
    ['with the longest email', { ...newUser, email: 'x'.repeat(320) }],
    ['without an email', { ...newUser, email: null }],
  ]),
  ...sets('user/ed', undefined, false, 'an owner may not create the user document', [
    ...over(newUser, badNames),
    ...over(newUser, badEmails),
    ['without the key email', without(newUser, 'email')],
    ['without a time', without(newUser, 'created')],
    ['with a time of its own', { ...newUser, created: at(5) }],
    ['with an unknown key', { ...newUser, role: 'admin' }],
    ['with claimsAt', { ...newUser, claimsAt: serverTime }],
  ]),
  ...sets('user/ed', grantedBefore, true, 'an owner who was granted a role before may', [
    ['fill the user document', { ...newUser, ...grantedBefore }],
  ]),
  ...sets('user/ed', grantedBefore, false, 'an owner who was granted a role before may not', [
    ['drop claimsAt', newUser],
    ['choose the time', { ...newUser, ...grantedBefore, created: at(5) }],
  ]),
  ...sets('user/ed', storedUser, true, 'an owner may update the user document', [
    ['and lose the email', { ...storedUser, email: null }],
    ['and see the first news', { ...storedUser, newsSeen: at(5) }],
    ['and ask for e-mails every day', { ...storedUser, digest: 'daily', language: 'ja' }],
    ['and keep follows', { ...storedUser, follows: longestWatches }],
    ['and ask for e-mails every week', { ...storedUser, digest: 'weekly', language: 'en' }],
    ['and agree to the first terms', { ...storedUser, terms: 1, termsAt: serverTime }],
  ]),
  ...sets('user/ed', storedUser, false, 'an owner may not update the user document', [
    ...over(storedUser, badNames),
    ...over(storedUser, badEmails),
    ['to another time', { ...storedUser, created: serverTime }],
    ['to another claimsAt', { ...storedUser, claimsAt: serverTime }],
    ['to no claimsAt', without(storedUser, 'claimsAt')],
    ['with an unknown key', { ...storedUser, moderator: true }],
    ['and see news that is still to come', { ...storedUser, newsSeen: at(Date.now() + 86_400_000) }],
    ['and see news together with claimsAt', { ...storedUser, newsSeen: at(5), claimsAt: at(6) }],
    ['and ask for e-mails every hour', { ...storedUser, digest: 'hourly', language: 'en' }],
    ['and ask for e-mails in another language', { ...storedUser, digest: 'daily', language: 'fr' }],
    ['and keep follows that are too long', { ...storedUser, follows: `${longestWatches}x` }],
    ['and keep follows that are no text', { ...storedUser, follows: { a: 1 } }],
    ['and keep follows together with claimsAt', { ...storedUser, follows: '{}', claimsAt: at(6) }],
    ['and agree at another time', { ...storedUser, terms: 1, termsAt: at(5) }],
    ['and agree to no version', { ...storedUser, terms: 0, termsAt: serverTime }],
    ['and agree to half a version', { ...storedUser, terms: 1.5, termsAt: serverTime }],
    ['and agree to a version without end', { ...storedUser, terms: 1_000_001, termsAt: serverTime }],
    ['and agree together with claimsAt', { ...storedUser, terms: 1, termsAt: serverTime, claimsAt: at(6) }],
    [
      'and ask for e-mails together with claimsAt',
      { ...storedUser, digest: 'daily', language: 'en', claimsAt: at(6) },
    ],
  ]),
  ...sets('user/ed', reader, true, 'an owner who has seen news may', [
    ['see later news', { ...reader, newsSeen: at(6) }],
    ['ask for no more e-mails', { ...reader, digest: 'none' }],
  ]),
  ...sets('user/ed', reader, false, 'an owner who has seen news may not', [
    ['see earlier news', { ...reader, newsSeen: at(4) }],
  ]),
  ...sets('user/ed', agreed, true, 'an owner who has agreed may', [
    ['agree to later terms', { ...agreed, terms: 3, termsAt: serverTime }],
  ]),
  ...sets('user/ed', agreed, false, 'an owner who has agreed may not', [
    ['agree to earlier terms', { ...agreed, terms: 1, termsAt: serverTime }],
  ]),
];

const profiles: readonly Case[] = [
  ...sets('profile/ed', undefined, true, 'an owner may create the profile', [
    ['with the longest name', { ...newProfile, name: longest }],
  ]),
  ...sets('profile/ed', undefined, false, 'an owner may not create the profile', [
    ...over(newProfile, badNames),
    ['without a time', without(newProfile, 'since')],
    ['with a time of its own', { ...newProfile, since: at(5) }],
    ['with an email', { ...newProfile, email: 'ed@example.com' }],
  ]),
  ...sets('profile/ed', storedProfile, false, 'an owner may not update the profile', [
    ...over(storedProfile, badNames),
    ['to another time', { ...storedProfile, since: serverTime }],
    ['with an email', { ...storedProfile, email: 'ed@example.com' }],
    ['with a place', { ...storedProfile, place: new Raw({ geoPointValue: { latitude: 1, longitude: 1 } }) }],
  ]),
];

export const peopleCases: readonly Case[] = [...users, ...profiles];

function over(fields: DocFields, changes: Variants): Variants {
  return changes.map(([what, change]) => [
    what,
    { ...without(fields, ...('email' in change ? ['email'] : ['name'])), ...change },
  ]);
}

function sets(
  path: string,
  stored: DocFields | undefined,
  allowed: boolean,
  what: string,
  documents: Variants,
): readonly Case[] {
  return documents.map(([how, data]) => ({
    name: `${what} ${how}`,
    by: editor,
    ...(stored && { given: { [path]: stored } }),
    request: { kind: 'set', path, data },
    allowed,
  }));
}
