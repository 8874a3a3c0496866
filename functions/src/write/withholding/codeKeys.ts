import { collections, recordSchema } from '@/model/schema/recordSchema';

const ofWords: ReadonlySet<string> = new Set([
  ...['string', 'line', 'text', 'list', 'names', 'player', 'link', 'account'],
]);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/**
 * Keys of codes, dates, numbers and accounts, whose values are not words. A value may equal a name by chance.
 */
const codes: ReadonlySet<string> = new Set([
  ...collections.flatMap((collection) =>
    recordSchema[collection].filter(({ type }) => !ofWords.has(type)).map(({ path }) => lastOf(path)),
  ),
  'until',
  ...['collection', 'field', 'status', 'kind', 'kinds', 'what', 'code', 'fields', 'role'],
  ...['openDeltas', 'appliedDeltas'],
  ...['author', 'by', 'uid', 'decidedBy', 'deletedBy'],
]);

/** Keys of ids. They refer to documents even if they are made of words. */
const ids: ReadonlySet<string> = new Set([
  ...['id', 'docId', 'sameAs', 'differentFrom', 'delta', 'instead', 'bundle', 'rest', 'in', 'act', 'part'],
  ...['proposal', 'restoredBy', 'deletedIn'],
]);

const values: ReadonlySet<string> = new Set(['value', 'base', 'before', 'amended']);

const isCode = (key: string): boolean => codes.has(key) || ids.has(key);

/**
 * Returns a predicate for the object's keys: whether their values are never words, even if they are strings.
 */
export function wordlessKeysOf(stored: Readonly<Record<string, unknown>>): (key: string) => boolean {
  const { field, record } = stored;
  const isOfCode = typeof field === 'string' && isCode(lastOf(field));
  return (key) =>
    isCode(key) || (isOfCode && values.has(key)) || (key === 'record' && typeof record === 'string');
}
