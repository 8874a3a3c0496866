import type { Firestore } from 'firebase-admin/firestore';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { readCollection } from '../../../../functions/src/publish/snapshot/readCollection';
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

/** The wiki as the database has it now. */
export async function wikiIn(db: Firestore): Promise<Wiki> {
  const [event, match, player] = await Promise.all(
    (['event', 'match', 'player'] as const).map(async (name) => (await readCollection(db, name)).records),
  );
  return wikiWith({ event: event ?? [], match: match ?? [], player: player ?? [] });
}

export const quiet = { error: () => undefined };
