import { isNewId } from '@/model/ids';
import { withheldName } from '@/model/withholding';
import { wordlessKeysOf } from './codeKeys';
import { textWithout, type Person } from './person';

type Stored = Readonly<Record<string, unknown>>;

/** Keys that a proposal always has; others without a value are left out. */
const kept: ReadonlySet<string> = new Set(['value', 'base', 'before', 'proposed']);

/** Keys of texts without which nobody could read what they stand in: they say instead that a name was withheld. */
const needed: ReadonlySet<string> = new Set(['name', 'text', 'contact']);

/**
 * The stored value without the person's name: beside one of their ids as a name, and in every text. What names somebody else by
 * an id keeps that name, though it may be the same, and codes stay what they are. What names the person nowhere stays the same
 * object; `undefined` has to go.
 */
export function withoutPerson(value: unknown, person: Person, finder: RegExp | undefined): unknown {
  if (typeof value === 'string') return textWithout(value, finder);
  if (Array.isArray(value)) {
    const next = value.map((each) => withoutPerson(each, person, finder));
    return next.some((each, at) => each !== value[at]) ? next.filter((each) => each !== undefined) : value;
  }
  if (!isPlain(value)) return value;
  const named = namedBy(value, person);
  const isWordless = wordlessKeysOf(value);
  const entries = Object.entries(value).map(([key, at]): [string, unknown] => {
    if (isWordless(key)) return [key, at];
    if (key === 'name' && named !== 'text') return [key, named === 'person' ? withheldName : at];
    const next = withoutPerson(at, person, finder);
    return [key, next === undefined ? inPlaceOf(key) : next];
  });
  return entries.some(([key, at]) => at !== value[key])
    ? Object.fromEntries(entries.filter(([, at]) => at !== undefined))
    : value;
}

/** The text in place of one that goes whole. */
const inPlaceOf = (key: string) => (kept.has(key) ? null : needed.has(key) ? withheldName : undefined);

/** Owner of the field `name` of an object: the person's, of another player, or a text like others. */
function namedBy({ id, collection = 'player' }: Stored, { players }: Person): 'person' | 'other' | 'text' {
  if (typeof id !== 'string' || collection !== 'player') return 'text';
  return players.has(id) ? 'person' : 'other';
}

/** Times and the like are no plain objects and name nobody. */
const isPlain = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The finder for a document: one that has an id of the person is about them. */
export const finderFor = (path: string, data: Stored, person: Person): RegExp | undefined => {
  const text = JSON.stringify(data);
  const isAbout = [...person.players].some(
    (id) => path.endsWith(`/${id}`) || text.includes(JSON.stringify(id)),
  );
  return isAbout ? person.nearby : person.anywhere;
};

/** The id of a document that was named after another one, with the new id of that one. */
export function idWithMoved(id: string, moved: Person['moved']): string {
  let next = id;
  for (const [old, now] of moved)
    if (isNewId(old) && next.includes(old))
      next = next.replace(new RegExp(`(?<![A-Za-z0-9])${old}(?![A-Za-z0-9])`), now);
  return next;
}

/** The stored value with the new ids of pages, wherever a text is or has the old one; the same object where none has. */
export function withMovedIds(value: unknown, moved: Person['moved']): unknown {
  if (moved.size === 0) return value;
  if (typeof value === 'string') return textWithMovedIds(value, moved);
  if (Array.isArray(value)) {
    const next = value.map((each) => withMovedIds(each, moved));
    return next.some((each, at) => each !== value[at]) ? next : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([key, at]) => [key, withMovedIds(at, moved)] as const);
  return entries.some(([key, at]) => at !== value[key]) ? Object.fromEntries(entries) : value;
}

function textWithMovedIds(text: string, moved: Person['moved']): string {
  let next = moved.get(text) ?? text;
  for (const [old, id] of moved)
    if (next.includes(old)) next = next.replace(new RegExp(`${startOf(old)}${old}(?![\\w-])`, 'g'), id);
  return next;
}

/** A pattern of the place before an id in a text: of an id that may be a word or a number like others, an address or its collection's name. */
const startOf = (id: string): string => (/^[A-Za-z0-9]+$/.test(id) ? '(?<=[/=]|player )' : '(?<![\\w-])');
