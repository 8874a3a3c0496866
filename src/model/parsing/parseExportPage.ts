import * as v from 'valibot';
import type { JsonObject } from '@/lib/json';
import type { Parsed } from '@/lib/parsed';
import type { ExportPage } from '../accounts/ownAccount';
import { presentObject, readDocument } from './schema';

const place = presentObject({
  part: v.number('the number of a part'),
  document: v.optional(v.string('a path')),
});

const data = v.custom<JsonObject>((value) => typeof value === 'object' && value !== null, 'an object');

const page = presentObject({
  documents: v.array(v.object({ part: v.string('a name'), path: v.string('a path'), data })),
  next: v.optional(place),
});

export const parseExportPage = (answer: unknown): Parsed<ExportPage> => readDocument('export', page, answer);
