import { isJsonObject, type JsonObject } from '@/lib/json';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';

/** The JSON object in a text; `undefined` for other content, such as a page. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isJsonObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

export const recordsIn = (collection: Collection, docs: unknown): readonly AnyRecord[] =>
  (Array.isArray(docs) ? docs : []).flatMap((doc: unknown) => {
    const record = recordParsers[collection](doc);
    return record.ok ? [record.value] : [];
  });
