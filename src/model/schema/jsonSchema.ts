import type { Json, JsonObject } from '@/lib/json';
import { accountSites } from './accounts';
import type { FieldType, KeptType, SchemaField } from './fieldSpec';
import { fieldSteps, type FieldStep } from './fieldSteps';
import type { Schema } from './recordSchema';

const typesOf: Readonly<Record<FieldType | KeptType, (field: SchemaField) => JsonObject>> = {
  string: () => text,
  line: () => text,
  text: () => text,
  list: () => ({ type: 'array', items: text, minItems: 1 }),
  names: () => ({ type: 'array', items: formerName, minItems: 1 }),
  date: () => day,
  start: () => ({ ...text, examples: ['2026-11-28T18:00+01:00[Europe/Warsaw]'] }),
  year: count,
  number: count,
  points: ({ max = 0 }) => ({ type: 'number', minimum: 0, maximum: max, multipleOf: 0.5 }),
  weight: () => ({ type: 'number' }),
  enum: ({ choices }) => (choices === undefined ? text : { ...text, examples: choices }),
  codes: () => ({ type: 'object', additionalProperties: text, minProperties: 1 }),
  flag: () => ({ const: true }),
  country: () => ({ ...text, examples: ['KZ', 'GB-SCT'] }),
  player: () => ({ type: 'object' }),
  record: () => text,
  youtube: () => ({ ...text, examples: ['dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ?t=90'] }),
  link: () => ({ ...text, format: 'uri' }),
  account: ({ site }) => (site === undefined ? text : { ...text, description: accountSites[site].address }),
  id: () => text,
  time: () => ({ type: 'number', description: 'epoch milliseconds' }),
  valid: () => ({ enum: [0, 1] }),
  result: () => ({ enum: ['W', 'L', 'D'] }),
};

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const satisfies JsonObject;

const text = { type: 'string', minLength: 1 } as const satisfies JsonObject;

const formerName = {
  type: 'object',
  properties: { name: text, until: { ...day, description: 'the first day without the name' } },
  required: ['name', 'until'],
} as const satisfies JsonObject;

function count({ min = 0, max, unit }: SchemaField): JsonObject {
  return {
    type: 'integer',
    minimum: min,
    ...(max !== undefined && { maximum: max }),
    ...(unit !== undefined && { description: unit }),
  };
}

function shape(fields: readonly SchemaField[]): JsonObject {
  const steps = fieldSteps(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(steps.map((step) => [step.key, propertyOf(step)])),
    required: steps.filter(isRequired).map(({ key }) => key),
  };
}

const propertyOf = (step: FieldStep): JsonObject =>
  'field' in step ? typesOf[step.field.type](step.field) : shape(step.below);

const isRequired = (step: FieldStep): boolean =>
  ('field' in step ? [step.field] : step.below).some(({ required }) => required);

/**
 * JSON Schema (draft 2020-12) of published records, one definition per collection. A later version may add
 * fields.
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
