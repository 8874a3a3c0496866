import { collections, recordSchema } from '@/model/schema/recordSchema';

/** Types of fields whose values people write in words of their own, or that are names. */
const ofWords: ReadonlySet<string> = new Set([
  ...['string', 'line', 'text', 'list', 'names', 'player', 'link', 'account'],
]);

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Keys of codes, dates, numbers and accounts, which say nothing in words: a name may be spelled like one by chance. */
const codes: ReadonlySet<string> = new Set([
  ...collections.flatMap((collection) =>
    recordSchema[collection].filter(({ type }) => !ofWords.has(type)).map(({ path }) => lastOf(path)),
  ),
  // Of former names.
  'until',
  ...['collection', 'field', 'status', 'kind', 'kinds', 'what', 'code', 'fields', 'role'],
  ...['openDeltas', 'appliedDeltas'],
  ...['author', 'by', 'uid', 'decidedBy', 'deletedBy'],
]);

/** Keys of ids of other documents, which lead there whatever words they are made of. */
const ids: ReadonlySet<string> = new Set([
  ...['id', 'docId', 'sameAs', 'differentFrom', 'delta', 'instead', 'bundle', 'rest', 'in', 'act', 'part'],
  ...['proposal', 'restoredBy', 'deletedIn'],
]);

/** Keys under which a proposal has the values of its field. */
const values: ReadonlySet<string> = new Set(['value', 'base', 'before', 'amended']);

const isCode = (key: string): boolean => codes.has(key) || ids.has(key);

/** Tells for the keys of an object which of them say nothing in words, whatever their texts are. */
export function wordlessKeysOf(stored: Readonly<Record<string, unknown>>): (key: string) => boolean {
  const { field, record } = stored;
  const isOfCode = typeof field === 'string' && isCode(lastOf(field));
  return (key) =>
    isCode(key) || (isOfCode && values.has(key)) || (key === 'record' && typeof record === 'string');
}
