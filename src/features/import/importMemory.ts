import * as v from 'valibot';
import { guessMapping, headingKey, type ImportField, type Mapping } from '@/model/importing/columns';
import type { Values } from '@/model/importing/values';
import type { Sport } from '@/model/sports';

export interface ImportMemory {
  /** Meaning chosen for a heading, by `columnKeys`; empty for none. */
  readonly columns: Readonly<Record<string, string>>;
  /** Player id chosen for a name, by `spellingOf`, newest last. */
  readonly people: Readonly<Record<string, string>>;
  readonly values: Values;
}

const texts = v.record(v.string(), v.string());

export const memorySchema: v.GenericSchema<unknown, ImportMemory> = v.object({
  columns: texts,
  people: texts,
  values: texts,
});

export const emptyMemory: ImportMemory = { columns: {}, people: {}, values: {} };

const most = { columns: 200, people: 1_000, values: 500 } as const;

function withNewest(
  before: Readonly<Record<string, string>>,
  said: Readonly<Record<string, string>>,
  count: number,
): Readonly<Record<string, string>> {
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(said, key));
  return Object.fromEntries([...kept, ...Object.entries(said)].slice(-count));
}

/**
 * Keys of a table's columns. The second column of one heading has a key of its own, as has a column without a
 * heading, by its place.
 */
const columnKeys = (head: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>();
  return head.map((heading, at) => {
    const key = headingKey(heading) || `#${at}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key} #${count}`;
  });
};

export const rememberColumn = (
  memory: ImportMemory,
  head: readonly string[],
  { at, field }: { readonly at: number; readonly field: string },
): ImportMemory => ({
  ...memory,
  columns: withNewest(memory.columns, { [columnKeys(head)[at] ?? '']: field }, most.columns),
});

export const rememberValue = (memory: ImportMemory, key: string, code: string): ImportMemory => ({
  ...memory,
  values: withNewest(memory.values, { [key]: code }, most.values),
});

export const forgetValue = (memory: ImportMemory, key: string): ImportMemory => ({
  ...memory,
  values: Object.fromEntries(Object.entries(memory.values).filter(([each]) => each !== key)),
});

export const rememberPeople = (
  memory: ImportMemory,
  people: Readonly<Record<string, string>>,
): ImportMemory => ({ ...memory, people: withNewest(memory.people, people, most.people) });

/**
 * Meanings of headings: earlier answers first, then the known headings. A meaning has at most one column; of
 * two answers with one meaning the newer counts. `further` are meanings that the cells of a column suggest.
 */
export function rememberedMapping(
  head: readonly string[],
  sport: Sport | undefined,
  memory: ImportMemory,
  fields: readonly ImportField[],
  further: Mapping = {},
): Mapping {
  const newest = Object.keys(memory.columns);
  const remembered = [...columnKeys(head).entries()]
    .filter(([, key]) => Object.hasOwn(memory.columns, key))
    .toSorted(([, a], [, b]) => newest.indexOf(b) - newest.indexOf(a));
  const decided: Record<number, ImportField | undefined> = {};
  const taken = new Set<ImportField>();
  for (const [at, key] of remembered) {
    const field = fields.find((each) => each === memory.columns[key]);
    decided[at] = field === undefined || taken.has(field) ? undefined : field;
    if (field !== undefined) taken.add(field);
  }
  const said: typeof decided = { ...guessMapping(head, sport, decided), ...decided };
  const meanings = new Set(Object.values(said));
  const others: Mapping = Object.fromEntries(
    Object.entries(further).filter(([, field]) => !meanings.has(field)),
  );
  return Object.fromEntries(
    Object.entries({ ...others, ...said }).flatMap(([at, field]) =>
      field !== undefined && fields.includes(field) ? [[at, field] as const] : [],
    ),
  );
}
