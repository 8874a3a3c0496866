import * as v from 'valibot';
import { fixedFields, type ImportField } from '@/model/importing/columns';
import { dayOrders, type DayOrder } from '@/model/days/numberedDays';
import type { Values } from '@/model/importing/values';
import type { Gender, Sport } from '@/model/sports';
import { whySchema } from '@/parts/drafts/draftSchema';
import type { Answers } from '@/parts/rows/people';
import { noWhy, type Why } from '@/wiki/editing/why';

export const steps = ['source', 'columns', 'names', 'preview'] as const;

export type Step = (typeof steps)[number];

export interface ImportForm {
  readonly step: Step;
  readonly file: string;
  readonly lines: readonly (readonly string[])[];
  readonly mapping: Readonly<Record<string, ImportField>>;
  readonly values: Values;
  /** Order in dates such as 03/04/2026, if the author chose one. */
  readonly dayOrder?: DayOrder | undefined;
  /** Gender of matches without one, if the author chose one. */
  readonly gender?: Gender | undefined;
  /** The player on one side of all rows, if the table has a column only for the other side. */
  readonly one?: string | undefined;
  readonly people: Answers;
  readonly events: Answers;
  /** Lines taken although they repeat a match, and lines left out. */
  readonly wanted: readonly number[];
  readonly leftOut: readonly number[];
  readonly sent: readonly number[];
  readonly bundle?: string | undefined;
  readonly why: Why;
}

export const emptyForm: ImportForm = {
  step: 'source',
  file: '',
  lines: [],
  mapping: {},
  values: {},
  people: {},
  events: {},
  wanted: [],
  leftOut: [],
  sent: [],
  why: noWhy,
};

export const fieldsFor = (sport: Sport | undefined, hasEvent: boolean): readonly ImportField[] => [
  ...fixedFields.filter((field) => !hasEvent || !field.startsWith('event.')),
  ...(sport?.choices ?? []).map(({ path }) => path),
];

const answers = v.record(v.string(), v.string());
const lineNumbers = v.array(v.number());

export const importSchema = (sport: Sport | undefined): v.GenericSchema<unknown, ImportForm> => {
  const fields = fieldsFor(sport, false);
  return v.object({
    step: v.picklist(steps),
    file: v.string(),
    lines: v.array(v.array(v.string())),
    // Drop a meaning that the sport does not have (yet), and keep the rest of the draft.
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
    values: answers,
    dayOrder: v.optional(v.picklist(dayOrders)),
    gender: v.optional(v.picklist(['M', 'W', '-'])),
    one: v.optional(v.string()),
    people: answers,
    events: answers,
    wanted: lineNumbers,
    leftOut: lineNumbers,
    sent: lineNumbers,
    bundle: v.optional(v.string()),
    why: whySchema,
  });
};
