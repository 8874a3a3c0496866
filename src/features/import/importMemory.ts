import * as v from 'valibot';
import {
  fieldOfHeading,
  guessMapping,
  headingKey,
  type ImportField,
  type Mapping,
} from '@/model/importing/columns';
import type { Sport } from '@/model/sports';

export interface ImportMemory {
  /** Meaning chosen for a heading, by `headingKey`; empty for none. */
  readonly columns: Readonly<Record<string, string>>;
  /** Player id chosen for a name, by `spellingOf`, newest last. */
  readonly people: Readonly<Record<string, string>>;
}

export const memorySchema: v.GenericSchema<unknown, ImportMemory> = v.object({
  columns: v.record(v.string(), v.string()),
  people: v.record(v.string(), v.string()),
});

export const emptyMemory: ImportMemory = { columns: {}, people: {} };

const most = { columns: 200, people: 1_000 } as const;

function withNewest(
  before: Readonly<Record<string, string>>,
  said: Readonly<Record<string, string>>,
  count: number,
): Readonly<Record<string, string>> {
  const kept = Object.entries(before).filter(([key]) => !Object.hasOwn(said, key));
  return Object.fromEntries([...kept, ...Object.entries(said)].slice(-count));
}

export const rememberColumn = (memory: ImportMemory, heading: string, field: string): ImportMemory => ({
  ...memory,
  columns: withNewest(memory.columns, { [headingKey(heading)]: field }, most.columns),
});

export const rememberPeople = (
  memory: ImportMemory,
  people: Readonly<Record<string, string>>,
): ImportMemory => ({ ...memory, people: withNewest(memory.people, people, most.people) });

/** Meanings of headings: earlier answers first, then the known headings. A meaning has at most one column. */
export function rememberedMapping(
  head: readonly string[],
  sport: Sport | undefined,
  memory: ImportMemory,
  fields: readonly ImportField[],
): Mapping {
  const remembered = head.map((heading) => {
    const key = headingKey(heading);
    return key !== '' && Object.hasOwn(memory.columns, key) ? memory.columns[key] : undefined;
  });
  const taken = new Set(remembered.filter(Boolean));
  const guessed = guessMapping(
    head.map((heading, at) => {
      const field = fieldOfHeading(heading, sport);
      return remembered[at] !== undefined || (field !== undefined && taken.has(field)) ? '' : heading;
    }),
    sport,
  );
  const mapping: Record<number, ImportField> = {};
  for (const at of head.keys()) {
    const field = remembered[at] === undefined ? guessed[at] : fields.find((each) => each === remembered[at]);
    if (field !== undefined && fields.includes(field)) mapping[at] = field;
  }
  return mapping;
}
