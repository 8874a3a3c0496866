import * as v from 'valibot';
import { fixedFields, type ImportField } from '@/model/importing/columns';
import type { Gender, Sport } from '@/model/sports';
import { whySchema } from '@/parts/editing/draftSchema';
import { noWhy, type Why } from '@/wiki/editing/why';

/** The parts of an import, in their order. */
export const steps = ['source', 'columns', 'names', 'preview'] as const;

export type Step = (typeof steps)[number];

/** An answer about a name: the id of the record that is meant, or an empty text for a new one. */
export type Answers = Readonly<Record<string, string>>;

/** Everything of an import that a reload must not lose. */
export interface ImportForm {
  readonly step: Step;
  /** The name of the file; empty for what was pasted. */
  readonly file: string;
  readonly lines: readonly (readonly string[])[];
  /** The meanings of the columns, by their place. */
  readonly mapping: Readonly<Record<string, ImportField>>;
  /** The order of days such as 03/04/2026, where somebody said it. */
  readonly dayOrder?: 'dayFirst' | 'monthFirst' | undefined;
  /** The gender of matches that do not say it, where somebody said it. */
  readonly gender?: Gender | undefined;
  /** The name of one side of all rows, where the table has a column for the other alone. */
  readonly one?: string | undefined;
  readonly people: Answers;
  readonly events: Answers;
  /** Lines that repeat a match and are taken all the same, and lines that are left out. */
  readonly wanted: readonly number[];
  readonly leftOut: readonly number[];
  /** Lines that were proposed already. */
  readonly sent: readonly number[];
  readonly why: Why;
}

export const emptyForm: ImportForm = {
  step: 'source',
  file: '',
  lines: [],
  mapping: {},
  people: {},
  events: {},
  wanted: [],
  leftOut: [],
  sent: [],
  why: noWhy,
};

/** The meanings that a column may have in a sport; where the page knows the event, none of the event's. */
export const fieldsFor = (sport: Sport | undefined, hasEvent: boolean): readonly ImportField[] => [
  ...fixedFields.filter((field) => !hasEvent || !field.startsWith('event.')),
  ...(sport?.choices ?? []).map(({ path }) => path),
];

const answers = v.record(v.string(), v.string());
const lineNumbers = v.array(v.number());

/** A form as the device has kept it, for a sport. */
export const importSchema = (sport: Sport | undefined): v.GenericSchema<unknown, ImportForm> => {
  const fields = fieldsFor(sport, false);
  return v.object({
    step: v.picklist(steps),
    file: v.string(),
    lines: v.array(v.array(v.string())),
    // A meaning that the sport does not have, or not yet, is left out, and the rest of the draft is kept.
    mapping: v.pipe(
      v.record(v.string(), v.string()),
      v.transform((said) =>
        Object.fromEntries(
          Object.entries(said).flatMap(([place, meaning]) => {
            const field = fields.find((each) => each === meaning);
            return field === undefined ? [] : [[place, field] as const];
          }),
        ),
      ),
    ),
    dayOrder: v.optional(v.picklist(['dayFirst', 'monthFirst'])),
    gender: v.optional(v.picklist(['M', 'W', '-'])),
    one: v.optional(v.string()),
    people: answers,
    events: answers,
    wanted: lineNumbers,
    leftOut: lineNumbers,
    sent: lineNumbers,
    why: whySchema,
  });
};
