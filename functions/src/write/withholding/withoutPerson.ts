import { withTexts } from '@/lib/deepTexts';
import { isPlainObject } from '@/lib/json';
import { isNewId } from '@/model/ids';
import { withheldName } from '@/model/privacy/withholding';
import { wordlessKeysOf } from './codeKeys';
import { saysNameInSlug, textWithout, type Person } from './person';

type Stored = Readonly<Record<string, unknown>>;

/** Keys that every proposal has, so they become `null`. Other removed values are omitted. */
const kept: ReadonlySet<string> = new Set(['value', 'base', 'before', 'proposed']);

/** Keys of texts without which their document is unreadable. They get a placeholder. */
const needed: ReadonlySet<string> = new Set(['name', 'text', 'contact']);

/**
 * The stored value without the person's name, both beside one of their ids and in texts. Another player's id
 * keeps its name even if that is equal, and codes stay. Returns the same object if nothing names the person;
 * `undefined` if the value must be removed.
 */
export function withoutPerson(value: unknown, person: Person, finder: RegExp | undefined): unknown {
  if (typeof value === 'string') return textWithout(value, finder);
  if (Array.isArray(value)) {
    const next = value.map((each) => withoutPerson(each, person, finder));
    return next.some((each, at) => each !== value[at]) ? next.filter((each) => each !== undefined) : value;
  }
  if (!isPlainObject(value)) return value;
  const named = namedBy(value, person);
  const isWordless = wordlessKeysOf(value);
  const entries = Object.entries(value).map(([key, at]): [string, unknown] => {
    if (isWordless(key)) return [key, at];
    if (key === 'slug') return [key, saysNameInSlug(String(at), person) ? undefined : at];
    if (key === 'name' && named !== 'text') return [key, named === 'person' ? withheldName : at];
    const next = withoutPerson(at, person, finder);
    return [key, next === undefined ? inPlaceOf(key) : next];
  });
  return entries.some(([key, at]) => at !== value[key])
    ? Object.fromEntries(entries.filter(([, at]) => at !== undefined))
    : value;
}

const inPlaceOf = (key: string) => (kept.has(key) ? null : needed.has(key) ? withheldName : undefined);

function namedBy({ id, collection = 'player' }: Stored, { players }: Person): 'person' | 'other' | 'text' {
  if (typeof id !== 'string' || collection !== 'player') return 'text';
  return players.has(id) ? 'person' : 'other';
}

/** The finder for a document. A document with an id of the person gets the broader one. */
export const finderFor = (path: string, data: Stored, person: Person): RegExp | undefined => {
  const text = JSON.stringify(data);
  const isAbout = [...person.players].some(
    (id) => path.endsWith(`/${id}`) || text.includes(JSON.stringify(id)),
  );
  return isAbout ? person.nearby : person.anywhere;
};

export function idWithMoved(id: string, moved: Person['moved']): string {
  let next = id;
  for (const [old, now] of moved)
    if (isNewId(old) && next.includes(old))
      next = next.replace(new RegExp(`(?<![A-Za-z0-9])${old}(?![A-Za-z0-9])`), now);
  return next;
}

/** The stored value with new ids in place of old ones; the same object if it has none. */
export const withMovedIds = (value: unknown, moved: Person['moved']): unknown =>
  moved.size === 0 ? value : withTexts(value, (text) => textWithMovedIds(text, moved));

function textWithMovedIds(text: string, moved: Person['moved']): string {
  let next = moved.get(text) ?? text;
  for (const [old, id] of moved)
    if (next.includes(old)) next = next.replace(new RegExp(`${startOf(old)}${old}(?![\\w-])`, 'g'), id);
  return next;
}

/**
 * Lookbehind for an id in a text. An id that may be an ordinary word or number is found only after an address
 * or its collection's name.
 */
const startOf = (id: string): string => (/^[A-Za-z0-9]+$/.test(id) ? '(?<=[/=]|player )' : '(?<![\\w-])');
