import type { JsonObject } from '@/lib/json';
import { buildValue } from '@/model/proposals/delta';
import { fieldSpecs, type Collection } from '@/model/schema/recordSchema';
import { draftValue, type Drafts } from './draft';

export function valueOf(collection: Collection, drafts: Drafts, read = draftValue): JsonObject {
  return buildValue(
    fieldSpecs[collection].flatMap((field) => {
      const draft = drafts[field.path];
      const value = draft && read(field, draft);
      return value === undefined || value === null ? [] : [{ field, value }];
    }),
  );
}
