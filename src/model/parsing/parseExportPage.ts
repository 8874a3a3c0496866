import * as v from 'valibot';
import type { JsonObject } from '@/lib/json';
import type { Parsed } from '@/lib/parsed';
import type { ExportPage } from '../accounts/ownAccount';
import { dropAbsent, readDocument } from './schema';

const place = v.pipe(
  v.object({ part: v.number('the number of a part'), document: v.optional(v.string('a path')) }),
  v.transform(dropAbsent),
);

// JSON over HTTP.
const data = v.custom<JsonObject>((value) => typeof value === 'object' && value !== null, 'an object');

const page = v.pipe(
  v.object({
    documents: v.array(v.object({ part: v.string('a name'), path: v.string('a path'), data })),
    next: v.optional(place),
  }),
  v.transform((found): ExportPage => dropAbsent(found)),
);

export const parseExportPage = (answer: unknown): Parsed<ExportPage> => readDocument('export', page, answer);
