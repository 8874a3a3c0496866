import type { EntityName } from '@/backend/scope';
import { scopeKey } from '@/backend/scope';
import { firstVisitScope } from '@/features/wiki/scopes/firstVisit';
import { isJsonObject } from '@/lib/json';
import { firstFile } from '@/model/publishedFirst';
import { recordParsers } from '@/model/recordParsers';
import { collections, type AnyRecord, type Collection } from '@/model/records';
import { sports } from '@/model/sports';
import { restored } from './persistence/restoreRows';
import type { AppStore } from './store';
import { keepVisited } from './visited';

/**
 * Shows a first visitor what is published for Home, a few records, until all are there: the backend's code and the copy
 * take their time on a slow network. A scope of their own holds them, so they stay while the copy begins anew, and what is
 * in it no more goes with that scope. Without the file Home waits for the copy.
 */
export async function showPublishedFirst(
  store: Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>,
  ask: typeof fetch = (...args) => fetch(...args),
): Promise<void> {
  const first = await readFirst(ask);
  // What came meanwhile is newer.
  if (first === undefined || store.getState().events.rows.size > 0) return;
  for (const [entity, docs] of first)
    store.dispatch(restored(entity, 'added', { scope: firstVisitScope, docs }));
  const stop = store.subscribe(() => {
    if (!isWhole(store)) return;
    stop();
    keepVisited();
    for (const [entity, docs] of first) {
      const ids = docs.map(({ id }) => id);
      store.dispatch(restored(entity, 'removed', { scope: firstVisitScope, ids, deletedIds: [] }));
    }
  });
}

/** Whether every wide scope has been answered in full. */
function isWhole(store: Pick<AppStore, 'getState'>): boolean {
  const { byKey } = store.getState().scopes;
  const wide = [
    { kind: 'events' },
    { kind: 'players' },
    ...sports.map(({ id }) => ({ kind: 'matchesOfSport', sport: id }) as const),
  ] as const;
  return wide.every((scope) => byKey[scopeKey(scope)]?.status === 'live');
}

type First = readonly (readonly [EntityName, readonly AnyRecord[]])[];

async function readFirst(ask: typeof fetch): Promise<First | undefined> {
  const found: unknown = await ask(`/data/${firstFile}`)
    // A site without a copy answers with its start page.
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => undefined);
  if (!isJsonObject(found)) return undefined;
  return collections.map((collection) => [collection, recordsIn(collection, found[collection])]);
}

/** Those that are records; any other is left to the copy, which tells of it. */
const recordsIn = (collection: Collection, docs: unknown): readonly AnyRecord[] =>
  (Array.isArray(docs) ? docs : []).flatMap((doc: unknown) => {
    const record = recordParsers[collection](doc);
    return record.ok ? [record.value] : [];
  });
