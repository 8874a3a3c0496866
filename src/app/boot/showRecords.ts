import { scopeKey, type Scope, type ScopeKey } from '@/backend/scope';
import { restored } from '@/device/rows/restored';
import { tableHas } from '@/lib/table';
import type { AnyRecord } from '@/model/records';
import type { Collection } from '@/model/schema/recordSchema';
import { selectSports } from '@/wiki/sports/sportsSelectors';
import type { AppStore } from '../client/store';

export type Store = Pick<AppStore, 'getState' | 'dispatch' | 'subscribe'>;

/** Records that did not come from this device or from the database itself. */
export type FirstRecords = readonly (readonly [Collection, readonly AnyRecord[]])[];

/** Shows records under a scope of their own until they are answered for, and then lets them go. */
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

/** Tells whether the device has no records. */
export function isNew({ getState }: Store): boolean {
  const { events, matches, players } = getState();
  return events.rows.size + matches.rows.size + players.rows.size === 0;
}

/** Of records those that the device lacks, since its own may be newer. */
export function lacking({ getState }: Store, records: FirstRecords): FirstRecords {
  const { events, matches, players } = getState();
  const rows = { event: events.rows, match: matches.rows, player: players.rows };
  return records.map(([name, docs]) => [name, docs.filter(({ id }) => !tableHas(rows[name], id))]);
}

/**
 * Tells whether all that is asked of records has been answered in full, and these records were among it: what the
 * device keeps of others may be answered before the page has asked for its own.
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

/** The scopes in which a record is found. */
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

/** Tells whether every wide scope has been answered in full. */
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
