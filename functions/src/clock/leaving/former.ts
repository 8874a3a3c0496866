import { withTexts } from '@/lib/deepTexts';

export interface Leaver {
  readonly uid: string;
  /** Id that replaces the uid. Only the work on this account knows both. */
  readonly alias: string;
  readonly names: readonly string[];
  readonly email?: string | undefined;
}

/** Auth's uids have 28 characters. A uid as short as a word may occur in a text by chance. */
const shortestInText = 20;

/** Replaces a name in a text. Not translated, since texts are in all languages. */
const formerMember = 'former member';

/**
 * Copy of a stored value without the account. Its uid becomes the alias in values, keys and links within
 * texts; mentions by name and its address are removed. A value that does not name it is returned unchanged.
 */
export const withoutLeaver = (value: unknown, leaver: Leaver): unknown =>
  withTexts(
    value,
    (text) => textWithout(text, leaver),
    (key) => (key === leaver.uid ? leaver.alias : key),
  );

function textWithout(text: string, { uid, alias, names, email }: Leaver): string {
  if (text === uid) return alias;
  const linked = uid.length < shortestInText ? text : text.replaceAll(uid, alias);
  const unaddressed =
    email === undefined || email === '' ? linked : linked.replace(anyCase(email), formerMember);
  // Longest first, the order in which mentions are parsed.
  return [...names]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((said, name) => said.replace(mentionOf(name), `$1${formerMember}`), unaddressed);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const anyCase = (text: string) => new RegExp(escaped(text), 'giu');
const mentionOf = (name: string) =>
  new RegExp(`([@＠])${escaped(name)}(?=$|[^\\p{L}\\p{N}]|\\p{Script=Hiragana})`, 'gu');
