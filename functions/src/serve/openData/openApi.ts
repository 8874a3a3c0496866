import { siteName } from '@/language/siteName';
import { isJsonObject, type Json } from '@/lib/json';
import { idPattern } from '@/model/ids';
import { jsonSchemaOf } from '@/model/schema/jsonSchema';
import { path } from '@/model/sharing/routes';
import { collections, recordSchema } from '@/model/schema/recordSchema';
import type { StatedTerms } from '@/model/operating/siteFacts';

/** Increase it with every breaking change. */
const version = '1.0.0';

export function openApi(origin: string, terms?: StatedTerms): Json {
  const schema = jsonSchemaOf(recordSchema);
  const { id, name, url } = terms?.licence ?? {};
  const schemas = isJsonObject(schema) ? (schema['$defs'] ?? {}) : {};
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: siteName(),
      version,
      summary: 'Single records of the wiki, at most ten minutes old.',
      description:
        'Fields that a schema does not name may come with a later version. All records at once, what changed lately and the terms of use are files below /data/, which /data/manifest.json lists.',
      // Licence of the data. The standard allows either an identifier or an address.
      ...(name !== undefined && {
        license: { name, ...(id !== undefined ? { identifier: id } : url !== undefined && { url }) },
      }),
      ...(terms && { termsOfService: `${origin}${path('terms')}`, 'x-attribution': terms.attribution }),
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      collections.map((collection) => [`/data/${collection}/{id}.json`, { get: operation(collection) }]),
    ),
    components: { schemas },
  };
}

const operation = (collection: string): Json => ({
  operationId: collection,
  summary: `One ${collection}`,
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      description: 'As in the address of its page.',
      schema: { type: 'string', pattern: idPattern.source },
    },
  ],
  responses: {
    200: {
      description: `The ${collection} as it is stored; of a hidden player no more than the name and what matches are read by.`,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${collection}` } } },
    },
    301: { description: 'It was merged into another one, which is at the address in Location.' },
    404: { description: 'There is none of this id.' },
    503: { description: 'Not available at the moment; Retry-After says when to ask again.' },
  },
});
