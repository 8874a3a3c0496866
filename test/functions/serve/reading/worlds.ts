import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { wikiOf, type StoredRecords, type Wiki } from '../../../../functions/src/serve/reading/wiki';

export function wikiWith(records: { readonly [N in Collection]?: readonly AnyRecord[] }): Wiki {
  const table = (collection: Collection) =>
    new Map((records[collection] ?? []).map((record) => [record.id as string, record]));
  return wikiOf({
    event: table('event'),
    match: table('match'),
    player: table('player'),
  } as unknown as StoredRecords);
}

export const quiet = { error: () => undefined };
