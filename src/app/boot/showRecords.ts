import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { restored } from '@/device/rows/restored';
import { tableHas } from '@/lib/table';
import type { AnyRecord } from '@/model/records/records';
import type { Collection } from '@/model/schema/recordSchema';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { AppStore } from '../client/store';

export type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

export type FirstRecords = readonly (readonly [Collection, readonly AnyRecord[]])[];

/** Shows records under their own scope until `isAnswered`, then releases them. */
export function showRecords(
  store: Store,
  records: FirstRecords,
  scope: ScopeKey,
  isAnswered: (store: Store, first: FirstRecords) => boolean,
  after: () => void = () => undefined,
): void {
  const first = records.filter(([, docs]) => docs.length > 0);
  for (const [entity, docs] of first) store.dispatch(restored(entity, 'added', { scope, docs }));
  const stop = store.subscribe(() => {
    if (!isAnswered(store, first)) return;
    stop();
    after();
    for (const [entity, docs] of first) {
      const ids = docs.map(({ id }) => id);
      store.dispatch(restored(entity, 'removed', { scope, ids, deletedIds: [] }));
    }
  });
}

export function isNew({ getState }: Store): boolean {
  const { events, matches, players } = getState();
  return events.rows.size + matches.rows.size + players.rows.size === 0;
}

export function lacking({ getState }: Store, records: FirstRecords): FirstRecords {
  const { events, matches, players } = getState();
  const rows = { event: events.rows, match: matches.rows, player: players.rows };
  return records.map(([name, docs]) => [name, docs.filter(({ id }) => !tableHas(rows[name], id))]);
}

/**
 * Whether all open queries are answered and cover these records. The second condition matters because scopes
 * of stored records may be answered before the page has opened its own.
 */
export function hasAnswers(store: Store, first: FirstRecords): boolean {
  const asked = Object.entries(store.getState().scopes.byKey).filter(([key]) =>
    /^(events|players|match)/.test(key),
  );
  const keys = new Set(asked.map(([key]) => key));
  return (
    asked.every(([, { status }]) => status === 'live') &&
    first.every(([, docs]) => docs.some((doc) => scopesWith(doc).some((scope) => keys.has(scopeKey(scope)))))
  );
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

export function isWhole(store: Store): boolean {
  const state = store.getState();
  const { byKey } = state.scopes;
  const wide = [
    { kind: 'events' },
    { kind: 'players' },
    ...selectSports(state).map(({ id }) => ({ kind: 'matchesOfSport', sport: id }) as const),
  ] as const;
  return wide.every((scope) => byKey[scopeKey(scope)]?.status === 'live');
}
