import type { Json, JsonObject } from '@/lib/json';
import { accountSites } from './accounts';
import type { FieldType, KeptType, SchemaField } from './fieldSpec';
import type { Schema } from './recordSchema';

/** How a value of each type looks in a published file: what is stored may be older than today's rules for proposals. */
const typesOf: Readonly<Record<FieldType | KeptType, (field: SchemaField) => JsonObject>> = {
  string: () => text,
  line: () => text,
  text: () => text,
  list: () => ({ type: 'array', items: text, minItems: 1 }),
  date: () => ({ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  year: count,
  number: count,
  weight: () => ({ type: 'number' }),
  enum: ({ choices }) => (choices === undefined ? text : { ...text, examples: choices }),
  flag: () => ({ const: true }),
  country: () => ({ ...text, examples: ['KZ', 'GB-SCT'] }),
  player: () => ({ type: 'object' }),
  youtube: () => ({ ...text, examples: ['dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=90'] }),
  link: () => ({ ...text, format: 'uri' }),
  account: ({ site }) => (site === undefined ? text : { ...text, description: accountSites[site].address }),
  id: () => text,
  time: () => ({ type: 'number', description: 'epoch milliseconds' }),
  valid: () => ({ enum: [0, 1] }),
  result: () => ({ enum: ['W', 'L', 'D'] }),
};

const text = { type: 'string', minLength: 1 } as const satisfies JsonObject;

function count({ min = 0, max, unit }: SchemaField): JsonObject {
  return {
    type: 'integer',
    minimum: min,
    ...(max !== undefined && { maximum: max }),
    ...(unit !== undefined && { description: unit }),
  };
}

const playerFields: readonly SchemaField[] = [
  { path: 'id', type: 'id', since: 1, required: true },
  { path: 'name', type: 'string', since: 1, required: true },
];

function shape(fields: readonly SchemaField[]): JsonObject {
  const steps = [...new Set(fields.map(({ path }) => path.split('.')[0]!))];
  const entries = steps.map((step): readonly [string, JsonObject, boolean] => {
    const own = fields.find(({ path }) => path === step);
    const below = fields.flatMap((field) =>
      field.path.startsWith(`${step}.`) ? [{ ...field, path: field.path.slice(step.length + 1) }] : [],
    );
    if (own?.type === 'player') return [step, shape([...playerFields, ...below]), own.required === true];
    return own === undefined
      ? [step, shape(below), below.some(({ required }) => required)]
      : [step, { ...typesOf[own.type](own), 'x-since': own.since }, own.required === true];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([step, value]) => [step, value])),
    required: entries.flatMap(([step, , required]) => (required ? [step] : [])),
  };
}

/**
 * The records of published files as a JSON Schema (draft 2020-12), one definition a collection. Fields that it does not
 * name may come with a later version.
 */
export const jsonSchemaOf = (schema: Schema): Json => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Armwiki records',
  $defs: Object.fromEntries(
    Object.entries(schema).map(([collection, fields]) => [
      collection,
      { ...shape(fields), title: collection },
    ]),
  ),
});
