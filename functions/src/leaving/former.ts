/** An account that leaves, and by what it is known. */
export interface Leaver {
  readonly uid: string;
  /** The id that stands in place of the uid; nothing but the work on this account knows both. */
  readonly alias: string;
  /** Names by which others have mentioned it. */
  readonly names: readonly string[];
  readonly email?: string | undefined;
}

/** Uids of the sign-in service have 28 signs. One as short as a word may stand in a text by chance. */
const shortestInText = 20;

/** Stands where a text named the account; not translated, since texts are in all languages. */
const formerMember = 'former member';

/**
 * The stored value without the account: its uid is the alias, as a value, as a key and in links within texts; mentions by
 * name and its address are gone. What names it nowhere stays the same object.
 */
export function withoutLeaver(value: unknown, leaver: Leaver): unknown {
  if (typeof value === 'string') return textWithout(value, leaver);
  if (Array.isArray(value)) {
    const next = value.map((each) => withoutLeaver(each, leaver));
    return next.some((each, at) => each !== value[at]) ? next : value;
  }
  // Times and the like are no plain objects and name nobody.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const entries = Object.entries(value);
  const next = entries.map(
    ([key, at]) => [key === leaver.uid ? leaver.alias : key, withoutLeaver(at, leaver)] as const,
  );
  const isChanged = next.some(([key, at], index) => key !== entries[index]?.[0] || at !== entries[index][1]);
  return isChanged ? Object.fromEntries(next) : value;
}

function textWithout(text: string, { uid, alias, names, email }: Leaver): string {
  if (text === uid) return alias;
  const linked = uid.length < shortestInText ? text : text.replaceAll(uid, alias);
  const unaddressed =
    email === undefined || email === '' ? linked : linked.replace(anyCase(email), formerMember);
  // The longest first, as mentions are read.
  return [...names]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((said, name) => said.replace(mentionOf(name), `$1${formerMember}`), unaddressed);
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
const anyCase = (text: string) => new RegExp(escaped(text), 'giu');
/** A mention ends where `src/model/mentions.ts` says. */
const mentionOf = (name: string) =>
  new RegExp(`([@＠])${escaped(name)}(?=$|[^\\p{L}\\p{N}]|\\p{Script=Hiragana})`, 'gu');
