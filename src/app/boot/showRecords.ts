import { scopeKey, type Scope } from '@/backend/scope';
import { restored } from '@/device/rows/restored';
import { tableHas } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { firstScope } from '@/wiki/scopes/firstVisit';
import { scopesSlice } from '@/wiki/scopes/scopesSlice';
import type { AppStore } from '../client/store';
import { keepVisited } from '../page/visited';

export type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

export type FirstRecords = readonly (readonly [Collection, readonly AnyRecord[]])[];

/** Shows those records that the device lacks, until queries that cover them are answered. */
export function showRecords(store: Store, records: FirstRecords): void {
  const onlyFirst = isNew(store);
  const first = lacking(store, records).filter(([, docs]) => docs.length > 0);
  if (first.length === 0) return;
  for (const [entity, docs] of first) store.dispatch(restored(entity, 'added', { scope: firstScope, docs }));
  if (onlyFirst) store.dispatch(scopesSlice.actions.onlyFirst(true));
  const stop = store.subscribe(() => {
    if (!first.every(([, docs]) => isAnswered(store, docs))) return;
    stop();
    keepVisited();
    for (const [entity, docs] of first) {
      const ids = docs.map(({ id }) => id);
      store.dispatch(restored(entity, 'removed', { scope: firstScope, ids, deletedIds: [] }));
    }
    if (onlyFirst) store.dispatch(scopesSlice.actions.onlyFirst(false));
  });
}

export function isNew({ getState }: Store): boolean {
  const { events, matches, players } = getState();
  return events.rows.size + matches.rows.size + players.rows.size === 0;
}

function lacking({ getState }: Store, records: FirstRecords): FirstRecords {
  const { events, matches, players } = getState();
  const rows = { event: events.rows, match: matches.rows, player: players.rows };
  return records.map(([name, docs]) => [name, docs.filter(({ id }) => !tableHas(rows[name], id))]);
}

/**
 * Whether an answered query covers one of these records, and every record that is queried has its answer.
 * Without the first condition an answer about stored records would count before the page has opened its own.
 */
function isAnswered(store: Store, docs: readonly AnyRecord[]): boolean {
  const { byKey } = store.getState().scopes;
  const live = docs.map((doc) => {
    const asked = scopesWith(doc).flatMap((scope) => byKey[scopeKey(scope)]?.status ?? []);
    return asked.length === 0 ? undefined : asked.includes('live');
  });
  return live.includes(true) && !live.includes(false);
}

function scopesWith(record: AnyRecord): readonly Scope[] {
  if ('player1' in record)
    return [
      { kind: 'match', match: record.id },
      { kind: 'matchesOfEvent', event: record.event.id },
      { kind: 'matchesOfPlayer', player: record.player1.id },
      { kind: 'matchesOfPlayer', player: record.player2.id },
      { kind: 'matchesOfSport', sport: record.event.sport.id },
    ];
  return [{ kind: 'sport' in record ? 'events' : 'players' }];
}
