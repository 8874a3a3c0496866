import { createHmac, randomBytes } from 'node:crypto';
import { consoleActor } from '@/model/acts/log';
import type { StoredAccount } from '../backup/accounts';
import {
  collectionOf,
  type StoredDocument,
  type StoredFields,
  type StoredValue,
} from '../backup/storedValue';

export interface Members {
  readonly meet: (account: StoredAccount) => void;
  readonly meetIn: (document: StoredDocument) => void;
  /** `undefined` if it is no account's id. */
  readonly aliasOf: (uid: string) => string | undefined;
  readonly lengths: () => readonly number[];
  /** Names of accounts that begin with these characters, the longest first. */
  readonly namesLike: (beginning: string) => readonly string[];
}

/** Characters at the beginning of a name that texts are searched by. */
export const beginningLength = 2;

/** Uids of the sign-in service have 28 characters. A shorter one could be a word in a text by chance. */
const shortestInText = 20;

/** Collections whose document ids are account ids. */
const byAccount = new Set(['user', 'profile', 'role', 'quota', 'pace', 'trust', 'ban', 'gone', 'departure']);

const accountFields = new Set(['author', 'by', 'decidedBy', 'deletedBy', 'uid']);
const accountCollections = new Set(['user', 'profile']);

/**
 * Whether a field holds the id of an account, possibly deleted: by its name, or as the `id` of an author or of an
 * account that a log is about. `within` is the field whose map contains it.
 */
export const isAccountField = (field: string, beside: StoredFields, within: string): boolean =>
  accountFields.has(field) ||
  (field === 'id' &&
    (accountFields.has(within) || accountCollections.has(textIn(beside['collection']) ?? '')));

/** Nobody keeps the key for the aliases, so those of two seeds have nothing in common. */
export function createMembers(key: Buffer = randomBytes(32)): Members {
  const aliases = new Map<string, string>();
  const names = new Map<string, string[]>();
  let lengths: readonly number[] = [];
  const know = (uid: unknown) => {
    if (typeof uid !== 'string' || uid === '' || uid === consoleActor || aliases.has(uid)) return;
    if (uid.length >= shortestInText && !lengths.includes(uid.length))
      lengths = [...lengths, uid.length].sort((a, b) => b - a);
    aliases.set(uid, `member-${createHmac('sha256', key).update(uid).digest('hex').slice(0, 20)}`);
  };
  const call = (name: unknown) => {
    if (typeof name !== 'string' || name.trim() === '') return;
    const called = name.normalize('NFC');
    const beginning = called.slice(0, beginningLength);
    const alike = names.get(beginning) ?? [];
    if (alike.includes(called)) return;
    names.set(
      beginning,
      [...alike, called].sort((a, b) => b.length - a.length),
    );
  };
  const walk = (fields: StoredFields, within = '') => {
    for (const [field, value] of Object.entries(fields)) {
      if (isAccountField(field, fields, within)) know(textIn(value));
      for (const inner of mapsIn(value)) walk(inner, field);
    }
  };
  return {
    meet: ({ localId, displayName, providerUserInfo }) => {
      know(localId);
      call(displayName);
      if (!Array.isArray(providerUserInfo)) return;
      for (const provider of providerUserInfo as readonly StoredAccount[]) call(provider['displayName']);
    },
    meetIn: (document) => {
      const [collection = '', id] = document.path.split('/');
      const { fields } = document;
      if (byAccount.has(collection)) {
        know(id);
        if (collectionOf(document) === collection)
          for (const value of [fields['name'], ...valuesIn(fields['names'])]) call(textIn(value));
      }
      if (collection === 'actLog' && textIn(fields['kind']) === 'resetProfile')
        for (const field of ['target', 'before']) call(textIn(fieldsIn(fields[field])['name']));
      walk(fields);
    },
    aliasOf: (uid) => aliases.get(uid),
    lengths: () => lengths,
    namesLike: (beginning) => names.get(beginning) ?? [],
  };
}

export const textIn = (value: StoredValue | undefined) => value?.['stringValue'] as string | undefined;
const fieldsIn = (value: StoredValue | undefined): StoredFields =>
  (value?.['mapValue'] as { readonly fields?: StoredFields } | undefined)?.fields ?? {};
const valuesIn = (value: StoredValue | undefined): readonly StoredValue[] =>
  (value?.['arrayValue'] as { readonly values?: readonly StoredValue[] } | undefined)?.values ?? [];

const mapsIn = (value: StoredValue): readonly StoredFields[] => [
  fieldsIn(value),
  ...valuesIn(value).flatMap(mapsIn),
];
