import type { Parsed } from '@/lib/parsed';
import { deriveResults } from '../records/deriveResult';
import type { Event, Match, Player, Records } from '../records/records';
import { recordSchema, type Collection } from '../schema/recordSchema';
import * as v from 'valibot';
import { isJsonObject } from '@/lib/json';
import type { FieldType, KeptType, SchemaField } from '../schema/fieldSpec';
import { fieldSteps, type FieldStep } from '../schema/fieldSteps';
import { day, isJson, readDocument, text, texts, time, youtube } from './schema';

/** Schemas of stored values, which may predate today's stricter limits. */
const stored: Readonly<Record<FieldType | KeptType, (field: SchemaField) => v.GenericSchema>> = {
  string: () => text,
  line: () => text,
  text: () => text,
  list: () => texts,
  names: () => names,
  date: () => day,
  start: () => text,
  year: count,
  number: count,
  points: ({ max = 0 }) =>
    v.pipe(
      v.number('points'),
      v.multipleOf(0.5, 'points'),
      v.minValue(0, 'points'),
      v.maxValue(max, 'points'),
    ),
  weight: () => v.pipe(v.number('a number'), v.finite('a number')),
  // An unknown code may belong to a later version; keep it and show it as it is.
  enum: () => text,
  codes: () => v.custom<Readonly<Record<string, string>>>(areCodes, 'codes by name'),
  flag: () => v.literal(true, 'true'),
  country: () => text,
  player: () => text,
  record: () => text,
  youtube: () => youtube,
  link: () => text,
  account: () => text,
  id: () => text,
  time: () => time,
  valid: () => v.picklist([0, 1]),
  // Derived from the other fields afterwards.
  result: () => v.optional(v.unknown()),
};

const names = v.pipe(
  v.array(v.looseObject({ name: text, until: day }), 'a list of former names'),
  v.nonEmpty('a list of former names'),
);

const areCodes = (value: unknown): boolean => {
  const codes = isJsonObject(value) ? Object.values(value) : [];
  return codes.length > 0 && codes.every((code) => typeof code === 'string' && code !== '');
};

function count({ min = 0, max = Number.MAX_SAFE_INTEGER }: SchemaField): v.GenericSchema {
  return v.pipe(
    v.number('a whole number'),
    v.integer('a whole number'),
    v.minValue(min, `a whole number from ${min}`),
    v.maxValue(max, `a whole number up to ${max}`),
  );
}

/** A required value, or its default; an invalid optional one counts as absent. */
function leaf(field: SchemaField): v.GenericSchema {
  const schema = stored[field.type](field);
  if (field.fallback !== undefined) return v.fallback(schema, field.fallback);
  return field.required ? schema : v.fallback(v.optional(schema), undefined);
}

function shape(fields: readonly SchemaField[]): v.GenericSchema {
  const entries = Object.fromEntries(fieldSteps(fields).map((step) => [step.key, schemaOf(step)]));
  return v.pipe(
    v.looseObject(entries, 'an object'),
    v.transform((value) => present(value, entries)),
  );
}

function schemaOf(step: FieldStep): v.GenericSchema {
  if ('field' in step) return leaf(step.field);
  const { below, isPlayer } = step;
  // If all fields of an invalid object have fallbacks, as those of the author, all of it falls back.
  const isKnown = !isPlayer && below.every(({ fallback }) => fallback !== undefined);
  return isKnown ? v.fallback(shape(below), () => withFallbacks(below)) : shape(below);
}

const withFallbacks = (fields: readonly SchemaField[]) =>
  Object.fromEntries(fields.map(({ path, fallback }) => [path, fallback]));

const ofStorage: ReadonlySet<string> = new Set(['deleted']);

/**
 * Drops empty keys. Unknown fields come from a later version and stay if they are plain data, so that writing
 * a record back loses nothing.
 */
function present(value: Readonly<Record<string, unknown>>, known: object) {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([key, at]) =>
        at !== undefined &&
        (Object.hasOwn(known, key) || (!ofStorage.has(key) && key !== '__proto__' && isJson(at))),
    ),
  );
}

/**
 * The parser of a collection's stored documents, with id and times in epoch milliseconds. `finish` adds
 * derived fields. The schema guarantees the shape, which the compiler cannot follow.
 */
export function createRecordParser<T>(
  collection: string,
  fields: readonly SchemaField[],
  finish: (record: T) => T = (record) => record,
): (input: unknown) => Parsed<T> {
  const schema = v.pipe(
    shape(fields),
    v.transform((record) => finish(record as T)),
  );
  return (input) => readDocument(collection, schema, input);
}

export const recordParsers = {
  event: createRecordParser<Event>('event', recordSchema.event),
  match: createRecordParser<Match>('match', recordSchema.match, deriveResults),
  player: createRecordParser<Player>('player', recordSchema.player),
} as const satisfies { readonly [N in Collection]: (input: unknown) => Parsed<Records[N]> };
