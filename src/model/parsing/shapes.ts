import * as v from 'valibot';
import { describeCause } from '../cause';
import type { Proposal } from '../proposals/delta';
import { asStored } from '../records/fieldProblem';
import { bundleId, deltaId, eventId, idPattern } from '../ids';
import { proposalProblem } from '../proposals/proposalProblem';
import { reportId } from '../privacy/report';
import { lengthOf, limits } from '../schema/limits';
import { collections } from '../schema/recordSchema';
import { cleanProse, isLine, isProse } from '../texts';
import type { SiteSettings } from '../operating/siteFacts';
import { parseTrustSettings, type TrustSettings } from '../trust/trustSettings';
import { parseSite } from './parseSite';
import { cause } from './causeSchema';
import { dropAbsent, json, text, time } from './schema';

const id = v.pipe(v.string('an id'), v.regex(idPattern, 'an id of 1 to 128 of A-Z, a-z, 0-9, _ and -'));
const delta = v.pipe(id, v.transform(deltaId));
const report = v.pipe(id, v.transform(reportId));
const event = v.pipe(id, v.transform(eventId));
const account = v.pipe(v.string('an account'), v.nonEmpty('an account'), v.maxLength(128, 'an account'));
const upTo = (max: number) =>
  v.pipe(
    v.string('a text'),
    v.check((value) => lengthOf(value) <= max, `a text of up to ${max} characters`),
  );

const proposal = v.pipe(
  v.object(
    {
      collection: v.picklist(collections, `one of ${collections.join(', ')}`),
      docId: v.string('a text'),
      field: v.string('a text'),
      value: json,
      base: v.optional(json),
      note: v.optional(upTo(limits.note)),
      source: v.optional(upTo(limits.source)),
      bundle: v.optional(v.pipe(id, v.transform(bundleId))),
    },
    'a proposal',
  ),
  v.transform((value): Proposal => dropAbsent(value)),
  v.rawCheck(({ dataset, addIssue }) => {
    const problem = dataset.typed ? proposalProblem(dataset.value, asStored) : undefined;
    if (problem !== undefined) addIssue({ message: `a valid proposal (${describeCause(problem)})` });
  }),
);

const count = v.pipe(v.number('a number'), v.integer('a whole number'), v.minValue(0, 'a number from 0'));

export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 320 && /^[^@\s]+@[^@\s]+$/.test(value);

const instant = v.pipe(
  v.number('a time in milliseconds'),
  v.safeInteger('a time in milliseconds'),
  v.minValue(0, 'a time in milliseconds'),
  v.maxValue(8_640_000_000_000, 'a time in milliseconds'),
);

/**
 * Building blocks for the schemas of acts and commands. They are passed in, because those schemas belong to
 * the first page and valibot does not.
 */
export const shapes = {
  id,
  delta,
  event,
  report,
  account,
  proposal,
  text,
  time,
  count,
  upTo,
  json,
  prose: (max: number) =>
    v.custom<string>((value) => isProse(value, max), `a text of 1 to ${max} characters`),
  clean: (max: number) =>
    v.custom<string>(
      (value) => isProse(value, max) && value === cleanProse(value),
      `a text of 1 to ${max} characters`,
    ),
  email: v.custom<string>(isAddress, 'an email address'),
  line: (max: number) => v.custom<string>((value) => isLine(value, max), `a line of 1 to ${max} characters`),
  /** An instant that Firestore can store, in epoch milliseconds. */
  instant,
  yesOrNo: v.boolean('yes or no'),
  cause,
  trustSettings: v.custom<TrustSettings>((value) => parseTrustSettings(value).ok, 'settings of trust'),
  siteSettings: v.custom<SiteSettings>((value) => parseSite(value).ok, 'settings of the site'),
  fitting: (pattern: RegExp, what: string) => v.pipe(v.string(what), v.regex(pattern, what)),
  byId: <T extends v.GenericSchema<unknown, number | null>>(at: T) =>
    v.record(v.pipe(v.string('an id'), v.regex(idPattern, 'an id')), at, 'times by id'),
  valuesById: v.record(v.pipe(v.string('an id'), v.regex(idPattern, 'an id')), json, 'values by id'),
  fits: <T>(schema: v.GenericSchema<unknown, T>, test: (value: T) => boolean, what: string) =>
    v.pipe(schema, v.check(test, what)),
  list: <T extends v.GenericSchema>(each: T, max: number, what: string) =>
    v.pipe(v.array(each, what), v.maxLength(max, what)),
  upToMany: <T extends v.GenericSchema>(each: T, max: number) =>
    v.pipe(
      v.array(each, 'a list of ids'),
      v.nonEmpty('at least one id'),
      v.maxLength(max, `at most ${max} ids`),
    ),
  pair: <T extends v.GenericSchema>(each: T) => v.tuple([each, each], 'a pair'),
  literal: v.literal,
  nullable: v.nullable,
  object: v.object,
  optional: v.optional,
  oneOf: <const T extends readonly string[]>(options: T) =>
    v.picklist(options, `one of ${options.join(', ')}`),
  either: <const T extends readonly v.GenericSchema[]>(options: T) => v.union(options, 'one of the shapes'),
} as const;

export type Shapes = typeof shapes;

export type Shape = (of: Shapes) => v.ObjectEntries | readonly v.ObjectEntries[];

type Frozen<T> = T extends readonly (infer Item)[] ? readonly Item[] : T;
type Present<T> = { readonly [K in keyof T]: Frozen<Exclude<T[K], undefined>> };
type OutputOf<Entries> = Entries extends v.ObjectEntries
  ? Present<v.InferOutput<v.ObjectSchema<Entries, undefined>>>
  : never;

export type ValueOf<S extends Shape> =
  ReturnType<S> extends readonly (infer Entries)[] ? OutputOf<Entries> : OutputOf<ReturnType<S>>;

export const alternativesOf = (shape: Shape): readonly v.ObjectEntries[] => {
  const entries = shape(shapes);
  return isList(entries) ? entries : [entries];
};

const isList = (entries: ReturnType<Shape>): entries is readonly v.ObjectEntries[] => Array.isArray(entries);
