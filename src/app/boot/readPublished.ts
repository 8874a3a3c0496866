import { isJsonObject, type JsonObject } from '@/lib/json';
import { timeOf } from '@/lib/timeOf';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';

/** The content of a published file, and what the server told of its time; an empty text where there is none, or no network. */
export async function publishedText(
  file: string,
  ask: typeof fetch,
): Promise<{ readonly text: string; readonly at?: number }> {
  try {
    const answer = await ask(`/data/${file}`);
    const at = timeOf(answer);
    return { text: answer.ok ? await answer.text() : '', ...(at !== undefined && { at }) };
  } catch {
    return { text: '' };
  }
}

/** Keeps what was heard of the server's time, by which the day is known where the device's clock is behind. */
export const hearTime =
  (at: number | undefined): AppThunk =>
  (dispatch) => {
    if (at !== undefined) dispatch(scopesSlice.actions.timeHeard(at));
  };

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
