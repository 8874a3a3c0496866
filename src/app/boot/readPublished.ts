import { isJsonObject, type JsonObject } from '@/lib/json';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';

/** The content of a published file; nothing where there is none, or no network. */
export const publishedText = (file: string, ask: typeof fetch): Promise<string> =>
  ask(`/data/${file}`)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');

/** The object that a text is; `undefined` for any other, as the start page with which a site without a copy answers. */
export function objectIn(text: string): JsonObject | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isJsonObject(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Those that are records; any other is left to the copy, which tells of it. */
export const recordsIn = (collection: Collection, docs: unknown): readonly AnyRecord[] =>
  (Array.isArray(docs) ? docs : []).flatMap((doc: unknown) => {
    const record = recordParsers[collection](doc);
    return record.ok ? [record.value] : [];
  });
