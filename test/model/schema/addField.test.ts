import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRecordParser } from '@/model/parsing/recordParsers';
import { columnsOf } from '@/model/records/recordTable';
import type { SchemaField } from '@/model/schema/fieldSpec';
import { jsonSchemaOf } from '@/model/schema/jsonSchema';
import { editableFields, recordSchema, type Schema } from '@/model/schema/recordSchema';
import { fieldProblem } from '@/model/records/fieldProblem';
import { columnsOf as storedColumnsOf } from '@/device/columns/docCodecs';
import { schemaPart } from '../../../scripts/rules/rulesOf';
import { readDataSet } from '../../../scripts/data/dataSet';
import { asNew } from '@test/support/factories';

/** A copy of the schema with one more field, unknown to everything else. */
const nickname: SchemaField = { path: 'nickname', type: 'line', max: 40, asked: true };
const copy: Schema = { ...recordSchema, player: [...recordSchema.player, nickname] };
const stored = {
  id: 'ann',
  name: 'Ann',
  author: { id: 'u' },
  created: 1,
  updatedAt: 2,
  nickname: 'The Wall',
};

test('a field that is added to the schema is read, checked and left out where it does not fit', () => {
  const parse = createRecordParser('player', copy.player, (record: object) => record);
  expect(parse(stored)).toEqual({ ok: true, value: stored });
  const { nickname: _, ...plain } = stored;
  expect(parse({ ...stored, nickname: 7 })).toEqual({ ok: true, value: plain });
});

test('it is one that forms ask for and that proposals may hold', () => {
  const field = editableFields(copy.player).at(-1)!;
  expect(field).toBe(nickname);
  expect(fieldProblem(field, 'The Wall', asNew)).toBeUndefined();
  expect(fieldProblem(field, 'x'.repeat(41), asNew)).toMatchObject({
    code: 'expectedName',
    values: { max: 40 },
  });
});

test('it is in the rules, in tables, in the columns of stored rows and in the published schema', () => {
  expect(schemaPart(copy)).toContain("delta.field == 'nickname' && isLineTo40(delta.value)");
  expect(columnsOf(copy.player)).toContain('nickname');
  expect(storedColumnsOf(copy.player)).toMatchObject({ nickname: 'text' });
  expect(JSON.stringify(jsonSchemaOf(copy))).toContain('"nickname":{"type":"string"');
});

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(jsonSchemaOf(recordSchema) as object, 'records');

test('real records are what the published schema says, and broken ones are not', () => {
  const data = readDataSet(readFileSync(join(__dirname, '../../../data/armwrestling.json'), 'utf8'), 1);
  for (const collection of ['event', 'match', 'player'] as const) {
    const validate = ajv.getSchema(`records#/$defs/${collection}`)!;
    const wrong = data[collection].filter((record) => !validate(record));
    expect(wrong).toEqual([]);
    expect(validate({ ...data[collection][0], id: 5 })).toBe(false);
    expect(validate({})).toBe(false);
  }
});
