import type { StoredFields, StoredValue } from '../backup/storedValue';
import { beginningLength, isAccountField, textIn, type Members } from './members';

/** Replaces the name of an account in a text, as after an account was deleted. */
const formerMember = 'former member';

/** Replaces an e-mail address, which may be part of a link. */
const noAddress = 'address-removed';

/** Fields with free text, where a name may be an account's. In other fields it is a player's. */
const proseFields = new Set(['note', 'text', 'source']);

/** Fields of an edit with the content of the edited field, which `field` names. */
const editedFields = new Set(['value', 'base', 'before', 'proposed']);

/** May contain a uid between other characters, as in a link inside a link: `%2Fmember%2F…`. */
const longWord = /[A-Za-z0-9_-]{20,}/g;
const address = /[\w.!#$%&'*+=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu;
const letter = /[\p{L}\p{N}]/u;
/** End of a name, as in `src/model/proposals/mentions.ts`. */
const end = /^(?:$|[^\p{L}\p{N}]|\p{Script=Hiragana})/u;

/** Meaning of a text, which depends on its field. */
type Meaning = 'account' | 'prose' | 'other';

/**
 * Stored fields with aliases in place of accounts, without account names in free text and without addresses. `within`
 * is the field whose map they are; `about` is the edited field, if they are an edit.
 */
export const fieldsWithout = (
  fields: StoredFields,
  members: Members,
  within = '',
  about = textIn(fields['field']) ?? '',
): StoredFields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, value]) => {
        const written = editedFields.has(field) && about !== '' ? about : field;
        const prose = proseFields.has(written) ? 'prose' : 'other';
        const meaning = isAccountField(field, fields, within) ? 'account' : prose;
        const name = textWithout(field, members, 'other');
        return [name, valueWithout(value, members, { field, about, meaning })] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

interface Position {
  readonly field: string;
  readonly about: string;
  readonly meaning: Meaning;
}

function valueWithout(value: StoredValue, members: Members, at: Position): StoredValue {
  const [kind, content] = Object.entries(value)[0] ?? [];
  switch (kind) {
    case 'stringValue':
      return { stringValue: textWithout(String(content), members, at.meaning) };
    case 'referenceValue':
      return { referenceValue: textWithout(String(content), members, 'other') };
    case 'mapValue': {
      const fields = inside<StoredFields>(content, 'fields') ?? {};
      return { mapValue: { fields: fieldsWithout(fields, members, at.field, at.about) } };
    }
    case 'arrayValue': {
      const values = inside<readonly StoredValue[]>(content, 'values') ?? [];
      return { arrayValue: { values: values.map((one) => valueWithout(one, members, at)) } };
    }
    default:
      return value;
  }
}

const inside = <T>(content: unknown, name: string) => (content as Readonly<Record<string, T>>)[name];

/** A text without accounts. Names are removed only from prose: elsewhere a name is a player's. */
function textWithout(text: string, members: Members, meaning: Meaning): string {
  const { aliasOf } = members;
  if (meaning === 'account') return aliasOf(text) ?? text;
  const said = text.replace(longWord, (word) => wordWithout(word, members)).replace(address, noAddress);
  return meaning === 'prose' ? withoutNames(said.normalize('NFC'), members) : said;
}

function wordWithout(word: string, { aliasOf, lengths }: Members): string {
  let said = '';
  for (let at = 0; at < word.length;) {
    const uid = lengths()
      .map((length) => word.slice(at, at + length))
      .find((part) => aliasOf(part) !== undefined);
    said += uid === undefined ? word.charAt(at) : aliasOf(uid);
    at += uid?.length ?? 1;
  }
  return said;
}

function withoutNames(text: string, members: Members): string {
  let said = '';
  for (let at = 0; at < text.length;) {
    const isStart = at === 0 || !letter.test(text.charAt(at - 1));
    const name = isStart ? nameAt(text, at, members) : undefined;
    said += name === undefined ? text.charAt(at) : formerMember;
    at += name?.length ?? 1;
  }
  return said;
}

function nameAt(text: string, at: number, { namesLike }: Members): string | undefined {
  const beginnings = Array.from({ length: beginningLength }, (_, less) =>
    text.slice(at, at + beginningLength - less),
  );
  return beginnings
    .flatMap((beginning) => namesLike(beginning))
    .find(
      (name) => text.startsWith(name, at) && end.test(text.slice(at + name.length, at + name.length + 2)),
    );
}
