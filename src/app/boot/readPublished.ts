import { isJsonObject, type JsonObject } from '@/lib/json';
import { timeOf } from '@/lib/timeOf';
import { recordParsers } from '@/model/parsing/recordParsers';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import type { AppThunk } from '@/store/typed';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';

/**
 * Content of a published file and the server's time; an empty text if it is missing or the network is down.
 */
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

/** Stores the server's time, which gives the day if the device's clock is behind. */
export const hearTime =
  (at: number | undefined): AppThunk =>
  (dispatch) => {
    if (at !== undefined) dispatch(scopesSlice.actions.timeHeard(at));
  };

/**
 * The JSON object in a text; `undefined` for other content, such as the start page that a site without a copy
 * returns.
 */
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
